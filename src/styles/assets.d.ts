/** webpack resolves an imported font file to its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A style sheet, imported as text (src/gatsby/webpack.ts). */
declare module '*.css?raw' {
  const text: string;
  export default text;
}
