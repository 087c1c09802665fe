// The header's menus and theme switch, which therefore need no React, and what framed pages leave out. The script is inline in the head of every page
// (src/gatsby/webpack.ts), so it may import nothing large.
import './theme';
import './menus';
import './frame';
