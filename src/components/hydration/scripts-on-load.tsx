interface ScriptsOnLoadProps {
  /** Only where the page's address contains this, such as "#demo". */
  address?: string;
}

/**
 * Makes the site's scripts start as soon as the page has loaded and the browser is idle, for what can't wait for the
 * visitor's first touch. src/gatsby/finishing/inline-loader.ts looks for it.
 */
export function ScriptsOnLoad({ address = '' }: ScriptsOnLoadProps) {
  return <span hidden data-scripts-on-load={address} />;
}
