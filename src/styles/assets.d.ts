/** webpack resolves an imported font file to its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
