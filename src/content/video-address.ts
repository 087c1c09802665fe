const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const VIMEO_ID = /^\/(?:.*\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/**
 * The address of the frame that plays a video of YouTube or Vimeo, made of any address of it that they give their
 * users; undefined for any other address.
 */
export function videoFrame(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { hostname, pathname, searchParams } = url;
  if (hostname === 'youtu.be' || YOUTUBE.test(hostname)) {
    const id =
      hostname === 'youtu.be'
        ? /^\/([\w-]{11})$/.exec(pathname)?.[1]
        : (YOUTUBE_ID.exec(pathname)?.[1] ??
          /^[\w-]{11}$/.exec(searchParams.get('v') ?? '')?.[0]);
    const list = searchParams.get('list');
    if (!id && !(list && /^\/(?:playlist|embed\/videoseries)/.test(pathname)))
      return undefined;
    const frame = new URL(
      `https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}`,
    );
    if (pathname.startsWith('/embed/')) frame.search = url.search;
    else if (!id && list) frame.searchParams.set('list', list);
    const start = secondsIn(searchParams.get('t') ?? '');
    if (start) frame.searchParams.set('start', String(start));
    return frame.href;
  }
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, hash = searchParams.get('h')] = VIMEO_ID.exec(pathname) ?? [];
  if (!id) return undefined;
  const frame = new URL(`https://player.vimeo.com/video/${id}`);
  if (hostname.startsWith('player.')) frame.search = url.search;
  if (hash) frame.searchParams.set('h', hash);
  frame.hash = url.hash;
  return frame.href;
}

/** The same of an address that the checker has accepted. */
export const frameOf = (address: string): string =>
  videoFrame(address) ?? address;

/** The address that plays a frame's video at once, from a second on. */
export function playAddress(frame: string, second?: number): string {
  const url = new URL(frame);
  if (second !== undefined) {
    if (url.hostname.endsWith('vimeo.com')) url.hash = `t=${second}s`;
    else url.searchParams.set('start', String(second));
  }
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/** "90", "90s" and "1m30s" are 90 seconds. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
