/**
 * An address that Gatsby and its router can read. They decode a fragment, and a path several times over, and throw where
 * the result is no valid escape: "#save-100%", "/save-20%25". The fragment is dropped; in the path, which is no page,
 * dashes replace the signs.
 */
export function readableAddress(address: string): string {
  const url = new URL(address, location.href);
  if (!isReadable(url.hash)) url.hash = '';
  if (!isReadable(url.pathname))
    url.pathname = url.pathname.replaceAll('%', '-');
  return url.pathname + url.search + url.hash;
}

function isReadable(text: string): boolean {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text || isReadable(decoded);
  } catch {
    return false;
  }
}

/** Sets right the address of the page, which keeps the one that was asked for in the state of its history entry. */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  const readable = readableAddress(pathname + search + hash);
  if (readable === pathname + search + hash) return;
  const state: unknown = history.state;
  history.replaceState(
    { ...(state as object), requested: pathname },
    '',
    readable,
  );
}
