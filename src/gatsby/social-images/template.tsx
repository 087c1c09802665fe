import type { CSSProperties } from 'react';
import sharp from 'sharp';
import { MARK } from '../../brand/mark';
import { WORDMARK } from '../../brand/wordmark';
import { colourOfStep, palette } from '../../styles/palette';
import { colourOf } from '../../styles/theme';
import type { Card, FieldLook, Look } from './cards';

/** Lays a picture out, for satori to draw. Throws when nothing of its headline can be written. */
export async function socialTemplate({ headline, label, note, look }: Card) {
  const { background, words, quiet, sun } = coloursOf(look);
  const text = writable(headline);
  if (!text) throw new Error('the display face lacks its title');
  // The words end at the lark's beak, or at the window.
  const width = look.kind === 'website' ? 540 : 624;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '56px 64px',
        fontFamily: 'latin, latin-ext, vietnamese',
        background,
      }}
    >
      <svg width="1200" height="630" style={at(0, 0)}>
        {look.kind === 'website'
          ? await browserWindow(look.file)
          : largeLark(look, sun)}
        {mark('translate(61 524) scale(1.5)', words, sun)}
        <path
          fill={words}
          transform={`translate(121 533) scale(${30 / WORDMARK.height})`}
          d={WORDMARK.path}
        />
      </svg>
      {label && (
        <div style={{ ...line(34, quiet), width, marginBottom: 18 }}>
          {writable(label)}
        </div>
      )}
      <div style={{ ...fitted(text, width, label ? 366 : 420), color: words }}>
        {text}
      </div>
      {note && (
        <div style={{ ...line(25, quiet), ...at(300, 531), width: 470 }}>
          {writable(note)}
        </div>
      )}
    </div>
  );
}

function at(left: number, top: number): CSSProperties {
  return { position: 'absolute', left, top };
}

function line(fontSize: number, color: string): CSSProperties {
  return { display: 'block', fontSize, fontWeight: 600, color, lineClamp: 1 };
}

/** The longer a text or its longest word is, the smaller are its letters; what still doesn't fit is cut. */
function fitted(text: string, width: number, height: number): CSSProperties {
  const longestWord = Math.max(
    ...text.split(/[ -]/).map((word) => word.length),
  );
  const fitting = Math.min(
    // In larger letters each word of a sentence would have its own line.
    text.length > 18 ? 94 : 132,
    Math.sqrt((1.1 * width * height) / text.length),
    width / (0.56 * longestWord),
  );
  const fontSize = Math.max(56, Math.round(fitting));
  return {
    display: 'block',
    width,
    fontSize,
    fontWeight: 700,
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
    wordBreak: 'break-word',
    textWrap: 'pretty',
    lineClamp: Math.floor(height / (fontSize * 1.04)),
  };
}

/** Emoji, arrows and invisible signs go: the display face has none, and a title says the same without them. */
function writable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?![ -ÿ€™])\p{S}|[\p{Cf}\p{Me}\p{Variation_Selector}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function coloursOf(look: Look) {
  const paper = colourOf('page', 'light');
  const dark = { words: paper, sun: colourOf('sunrise', 'dark') };
  if (look.kind === 'website') {
    const stops = `${colourOfStep(look.from)}, ${colourOfStep(look.to)}`;
    const background = `linear-gradient(to bottom right, ${stops})`;
    return { ...dark, background, quiet: paper };
  }
  const steps = palette[look.family];
  if (look.kind === 'dawn')
    return { ...dark, background: steps[900], quiet: steps[200] };
  const sun = colourOf('sunrise', 'light');
  const background = steps[100];
  return { words: steps[950], sun, background, quiet: steps[700] };
}

function mark(transform: string, lark: string, sun: string) {
  return (
    <g transform={transform}>
      <path fill={lark} d={MARK.lark} />
      <path fill={sun} d={MARK.sun} />
    </g>
  );
}

/** The mark so large that it leaves the picture, with furrows in its field. */
function largeLark({ kind, family }: FieldLook, sun: string) {
  const steps = palette[family];
  const [lark, furrow] =
    kind === 'dawn' ? [steps[700], steps[500]] : [steps[800], steps[600]];
  // Drawn around the middle of its horizon; the half-circle of the mark has a radius of 14 units.
  const radii = [0.86, 0.72, 0.58, 0.44, 0.3].map((part) => 276 * part);
  const arcs = radii.map((r) => `M${-r} 0a${r} ${r} 0 0 0 ${2 * r} 0`);
  return (
    <g transform="translate(1006 386)">
      {mark(`scale(${276 / 14}) translate(-16 -16)`, lark, sun)}
      {kind !== 'plain' && (
        <path d={arcs.join('')} fill="none" stroke={furrow} strokeWidth="3" />
      )}
    </g>
  );
}

/** A website's picture in a window with three buttons, which leaves the social image at the right and at the foot. */
async function browserWindow(file: string) {
  const paper = colourOf('page', 'light');
  const picture = await sharp(file).resize(1040, 546).png().toBuffer();
  const data = `data:image/png;base64,${picture.toString('base64')}`;
  return (
    <g transform="translate(640 82)">
      <path d="M-10 600V20a30 30 0 0 1 30-30H600V600" fillOpacity=".25" />
      <path d="M0 600V20a20 20 0 0 1 20-20H600V600" fill={paper} />
      {[26, 50, 74].map((x) => (
        <circle key={x} cx={x} cy="20" r="7" fill={palette.stone[300]} />
      ))}
      <image href={data} y="40" width="1040" height="546" />
    </g>
  );
}
