// Answers the header's menus and its theme switch, which therefore need no React. It is inline in the head of every
// page (src/gatsby/webpack.ts), so it may import nothing large.
import './theme-script';
import './menu-script';
