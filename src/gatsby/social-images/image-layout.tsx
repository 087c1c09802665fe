import type { CSSProperties } from 'react';
import sharp from 'sharp';
import { MARK } from '../../brand/mark';
import { halfCircle } from '../../components/media/landscape';
import { SOCIAL_SIZE } from '../../content/constants';
import { colourOf } from '../../styles/colours';
import { palette } from '../../styles/palette';
import type { SocialImageContent } from './social-image-content';

/** The layout of a social image as JSX, which satori draws. */
export async function socialImageLayout(
  content: SocialImageContent,
  siteName: string,
) {
  const { headline, label, note, screenshot } = content;
  const colours = coloursOf(content);
  const small = { display: 'block', color: colours.quiet, lineClamp: 1 };
  // Text width in px: up to the lark's beak, or to the screenshot.
  const width = screenshot ? 540 : 624;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '52px 64px',
        background: colours.background,
      }}
    >
      <svg {...SOCIAL_SIZE} style={{ position: 'absolute', left: 0, top: 0 }}>
        {screenshot ? await browserWindow(screenshot) : largeLark(colours)}
      </svg>
      {label && <div style={{ ...small, fontSize: 34, width }}>{label}</div>}
      <div style={{ ...fitted(headline, width), color: colours.words }}>
        {headline}
      </div>
      <div style={footStyle}>
        <svg width="48" height="48" viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
          {mark(colours.words, colours.sun)}
        </svg>
        <div style={{ ...nameStyle, color: colours.words }}>{siteName}</div>
        {note && <div style={{ ...small, fontSize: 25 }}>{note}</div>}
      </div>
    </div>
  );
}

const footStyle = {
  display: 'flex',
  alignItems: 'center',
  position: 'absolute',
  left: 64,
  bottom: 52,
} as const;

const nameStyle = {
  fontSize: 38,
  letterSpacing: '-0.03em',
  margin: '0 24px 0 12px',
};

/** Reduces the type size for long texts and long words, and cuts off the rest. */
function fitted(text: string, width: number): CSSProperties {
  const height = 366;
  const longestWord = Math.max(
    ...text.split(/[ -]/).map((word) => word.length),
  );
  // The squares of the letters may fill 1.1 times the area, as letters are narrower than high; a letter of the longest
  // word counts as 0.56 of the type size.
  const fitting = Math.min(
    // A long name in the larger size would have one word per line.
    text.length > 18 ? 94 : 132,
    Math.sqrt((1.1 * width * height) / text.length),
    width / (0.56 * longestWord),
  );
  const fontSize = Math.max(56, Math.round(fitting));
  return {
    display: 'block',
    width,
    marginTop: 14,
    fontSize,
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
    wordBreak: 'break-word',
    textWrap: 'pretty',
    lineClamp: Math.floor(height / (fontSize * 1.04)),
  };
}

function coloursOf({ family, isDark }: SocialImageContent) {
  const steps = palette[family];
  const [background, words, quiet, lark, furrow] = isDark
    ? [steps[900], steps[50], steps[200], steps[700], steps[500]]
    : [steps[100], steps[950], steps[700], steps[800], steps[600]];
  const sun = colourOf('brandCoral', isDark ? 'dark' : 'light');
  return { background, words, quiet, lark, furrow, sun };
}

function mark(lark: string, sun: string) {
  return [
    <path key="lark" fill={lark} d={MARK.lark} />,
    <path key="sun" fill={sun} d={MARK.sun} />,
  ];
}

/** The mark, cropped by the edges of the image, with furrows in its field. */
function largeLark({ lark, sun, furrow }: ReturnType<typeof coloursOf>) {
  const radii = [12, 10, 8, 6, 4];
  const arcs = radii.map((r) => halfCircle(16, 16, r, 'below'));
  return (
    <g transform="translate(690 70) scale(19.7)">
      {mark(lark, sun)}
      <path d={arcs.join('')} fill="none" stroke={furrow} strokeWidth=".15" />
    </g>
  );
}

/** A website's picture in a browser window, cropped by the right and lower edges. */
async function browserWindow(file: string) {
  // Crops a tall picture from the top.
  const picture = await sharp(file)
    .resize(1040, 546, { position: 'top' })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${picture.toString('base64')}`;
  return (
    <g transform="translate(640 82)">
      <path d="M-10 600V20a30 30 0 0 1 30-30H600V600" fillOpacity=".25" />
      <path d="M0 600V20a20 20 0 0 1 20-20H600V600" fill="#fff" />
      {[26, 50, 74].map((x) => (
        <circle key={x} cx={x} cy="20" r="7" fill={palette.stone[300]} />
      ))}
      <image href={data} y="40" width="1040" height="546" />
    </g>
  );
}
