/** A font file: webpack gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
