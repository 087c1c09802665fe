import { samplePath } from './routes';

// Captures are pictures of sample sites, which `npm run captures` takes: static/samples/<folder>/captures has a file of
// each in every width of its shape. A page has one in a window, which has the name of its address ("pricing" of
// #pricing), and one on a phone; the first page's window is as low as a screen.

interface Shape {
  /** The part of a page that is seen, in its px. */
  width: number;
  height: number;
  /** The widths of the files, in px: for screens with one pixel to a px of the page, and with two or three. */
  widths: readonly [number, number];
}

const SCREEN: Shape = { width: 1200, height: 725, widths: [704, 1200] };
const WINDOW: Shape = { width: 960, height: 1200, widths: [384, 768] };
const PHONE: Shape = { width: 390, height: 844, widths: [280, 560] };

/** The name of the first page's capture, for cards. */
export const FRONT = 'front';

const ENDING = '-phone';

/** The name of a page's capture on a phone. */
export const onPhone = (name: string): string => name + ENDING;

/** The page that a capture shows, by its name in a window. */
export const pageOf = (name: string): string =>
  isOnPhone(name) ? name.slice(0, -ENDING.length) : name;

export const isOnPhone = (name: string): boolean => name.endsWith(ENDING);

export function shapeOf(name: string): Shape {
  if (isOnPhone(name)) return PHONE;
  return name === FRONT ? SCREEN : WINDOW;
}

/** The address of a file; the path of the file itself begins with "static". */
export const capturePath = (folder: string, name: string, width: number) =>
  `${samplePath(folder)}captures/${name}-${width}.webp`;
