interface ScriptsOnLoadProps {
  /** A part of the page's address, such as "#demo", without which scripts don't start. */
  address?: string;
}

/**
 * Starts the site's scripts when the page has loaded and the browser is idle, instead of on the visitor's first
 * interaction. src/gatsby/finishing/inline-loader.ts looks for it.
 */
export function ScriptsOnLoad({ address = '' }: ScriptsOnLoadProps) {
  return <span hidden data-scripts-on-load={address} />;
}
