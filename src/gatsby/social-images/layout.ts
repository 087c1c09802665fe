import { TRACKING, widthOf } from './drawable';
import { LEADING, fitHeadline } from './headline';
import type { DrawnGround } from './ground';
import type { SocialPicture } from './pages';

/** An element in the form that satori draws. */
export interface Box {
  type: 'div';
  key: null;
  props: { style: Record<string, string | number>; children: (Box | string)[] };
}

/** From the picture's edges to the words, in px. */
const MARGIN = 64;

/** The room between the left margin and the lark's beak or the window, in px. */
const COLUMN = { width: 624, beside: 540 } as const;

/** The height of the room for a headline, without and with a label above it, in px. */
const HEIGHT = { alone: 420, labelled: 366 } as const;

/** Takes the words of a picture and their colours; gives them laid out. Signs that no font has are to be gone by now. */
export function layOut(
  { headline, label, note, ground }: SocialPicture,
  colours: Omit<DrawnGround, 'svg'>,
): Box {
  const width = ground.kind === 'website' ? COLUMN.beside : COLUMN.width;
  const height = label ? HEIGHT.labelled : HEIGHT.alone;
  const { lines, size } = fitHeadline(headline, { width, height }, widthOf);
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: MARGIN - 8,
      fontFamily: 'latin, latin-ext, vietnamese',
      color: colours.headline,
    },
    ...(label
      ? [
          box(
            { ...small, marginBottom: 18, color: colours.quiet },
            clipped(label),
          ),
        ]
      : []),
    box(
      {
        flexDirection: 'column',
        marginLeft: 8,
        fontSize: size,
        fontWeight: 700,
        lineHeight: LEADING,
        letterSpacing: `${TRACKING}em`,
        // The lines are broken already: by the measured width of each word.
        whiteSpace: 'nowrap',
      },
      ...lines.map((line) => box({}, line)),
    ),
    ...(note
      ? [
          box(
            {
              ...small,
              position: 'absolute',
              left: 300,
              top: 531,
              fontSize: 25,
              color: colours.quiet,
            },
            clipped(note),
          ),
        ]
      : []),
  );
}

const small = { marginLeft: 8, fontSize: 34, fontWeight: 600 } as const;

/** What stands in one line left of the lark, in letters. */
const MOST = 34;

/** Takes a label or a note; gives it in one line. */
function clipped(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1).trim()}…` : text;
}

function box(
  style: Record<string, string | number>,
  ...children: (Box | string)[]
): Box {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  };
}
