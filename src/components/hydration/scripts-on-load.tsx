interface ScriptsOnLoadProps {
  /** Limits this to addresses that contain it, such as "#demo". */
  address?: string;
}

/**
 * Starts the site's scripts when the page has loaded and the browser is idle, instead of on the visitor's first
 * interaction. src/gatsby/finishing/inline-loader.ts looks for it.
 */
export function ScriptsOnLoad({ address = '' }: ScriptsOnLoadProps) {
  return <span hidden data-scripts-on-load={address} />;
}
