/**
 * Names the web manifest, at the given address. In the page's own head browsers would fetch it, and an icon that it
 * names, with the first view. It runs in the page as source text.
 */
export function linkManifest(address: string): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = address;
  document.head.append(manifest);
}
