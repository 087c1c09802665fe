// Inline in the head of every page (src/gatsby/webpack.ts), so that menus and theme switch don't depend on React. It
// must not import anything large.
import './copy-link';
import './focus';
import './theme-switch';
import './menus';
import './print';
import './video';
import { mendAddress } from '../address';

mendAddress();
// Before Gatsby’s router reads the address.
addEventListener('popstate', mendAddress);
