import { fieldPath } from '../check/problem';

/** Texts that stand in no page's HTML, and why. A test shows that every other text does. */
const HIDDEN: [file: RegExp, place: RegExp, why: string][] = [
  [
    /^posts\//,
    /^keywords\[/,
    'A post that stands elsewhere has no page here for its keywords.',
  ],
  [
    /^templates\//,
    /^preview\.pages\[[1-9]/,
    'Scripts draw the further pages of a preview, with the components that draw the first.',
  ],
  [
    /^templates\//,
    /^preview\.pages\[0\]\.name$/,
    'The name only tells which of the included pages is meant.',
  ],
  [
    /^templates\//,
    /^preview\.pages\[0\]\.blocks\[\d+\]\.leadsTo$/,
    'The name of a page that a button opens.',
  ],
  [
    /^templates\//,
    /^features\[3\]$/,
    'The price tiers take three of the four over (SPEC.md section 9); previews show it on pages that they do not name.',
  ],
  [
    /^templates\//,
    /^restaurant\.reservation\.demonstration$/,
    'Said when the form has been filled in.',
  ],
  [
    /^demos\.json$/,
    /^(?:chat\.(?:suggestions|prompts)|leads\.empty|calls\.(?:idle|empty))/,
    'Scripts draw the demos when they are opened.',
  ],
  [
    /^pages\/home\.json$/,
    /^demo\.(?:loading|failed|close|label|note)$/,
    'Scripts draw the demos when they are opened.',
  ],
  [
    /^pages\/blog\.json$/,
    /^promo\./,
    'It stands in for the promo of articles that have none; all have one.',
  ],
  [
    /^pages\/website-template\.json$/,
    /^defaultPages\[/,
    'They stand in for the pages of templates that name none; all name theirs.',
  ],
  [
    /^pages\/book-demo\.json$/,
    /^calendar\.(?:blocked|slow)$/,
    'Said when the calendar does not come, or takes long.',
  ],
  [
    /^pages\/not-found\.json$/,
    /^template\./,
    'Scripts turn the not-found page into the screen for templates.',
  ],
  [/^products\//, /^name$/, 'Pages call a product by the title of its card.'],
  [
    /^products\/webchat\.json$/,
    /^card\./,
    'The grid of the home page leaves Webchat out (SPEC.md section 2).',
  ],
];

/** Whether the text at a place of a file is one that no page's HTML shows. */
export function isHidden(file: string, path: readonly PropertyKey[]): boolean {
  const place = fieldPath(path);
  return HIDDEN.some(
    ([files, places]) => files.test(file) && places.test(place),
  );
}
