/**
 * Starts the page's scripts after load, when the browser is idle, instead of on the first interaction: always, or only
 * if the page's URL matches this regular expression, such as "#demo". src/loader/inline/loader.ts looks for the element.
 */
export function ScriptsOnLoad({ urlPattern = '' }: { urlPattern?: string }) {
  return <span hidden data-scripts-on-load={urlPattern} />;
}
