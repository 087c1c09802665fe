/** Gatsby's own entry of the scripts, known by this name to webpack (src/gatsby/webpack.ts). It runs when it is loaded. */
declare module 'gatsby-entry';
