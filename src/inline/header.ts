// Runs inline in the head of every page (src/gatsby/webpack.ts), so that menus and the theme switch need no React. It may
// import nothing large.
import './theme';
import './menus';

// A sample site leaves out its link back where its template's page frames it.
if (window.self !== window.top) document.documentElement.dataset.framed = '';
