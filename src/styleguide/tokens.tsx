import { css } from '@emotion/react';
import { plainList, smallCardGrid } from '../styles/lists';
import { paletteFamilies } from '../content/constants';
import { colourTokens } from '../styles/colours';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { Specimen } from './specimen';

export function Swatches() {
  return (
    <>
      <Specimen title="Colours">
        {() => (
          <ul css={smallCardGrid}>
            {colourTokens.map((token) => (
              <li key={token} css={colourStyle}>
                <span css={[patchStyle, { background: theme.colour[token] }]} />
                {token}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title="Tints">
        {() => (
          <ul css={smallCardGrid}>
            {paletteFamilies.map((family) => (
              <li key={family} css={[tintStyle(family), tintPatchStyle]}>
                <strong>{family}</strong>
                <span>strong on soft</span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </>
  );
}

export function Scales() {
  const { text, space, radius, line, thick, shadow } = theme;
  return (
    <>
      <Specimen title="Type">
        {() => (
          <ul css={plainList}>
            {Object.entries(text).map(([name, fontSize]) => (
              <li key={name} css={[typeStyle, { fontSize }]}>
                <span data-display={DISPLAY.test(name)}>
                  {name}: first light
                </span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title="Space">
        {() => (
          <ul css={plainList}>
            {Object.entries(space).map(([name, width]) => (
              <li key={name} css={rowStyle}>
                <span css={labelStyle}>{name}</span>
                <span css={[barStyle, { width }]} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title="Radius, line, shadow">
        {() => (
          <ul css={[plainList, rowStyle, { flexWrap: 'wrap' }]}>
            {Object.entries(radius).map(([name, borderRadius]) => (
              <li key={name} css={[boxStyle, { borderRadius }]}>
                {name}
              </li>
            ))}
            <li css={[boxStyle, { borderWidth: line }]}>line</li>
            <li css={[boxStyle, { borderWidth: thick }]}>thick</li>
            {Object.entries(shadow).map(([name, boxShadow]) => (
              <li key={name} css={[boxStyle, { boxShadow }]}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </>
  );
}

/** The sizes of the display font. */
const DISPLAY = /^title|^figure/;

const typeStyle = css({
  lineHeight: theme.leading.snug,
  marginBottom: theme.space[2],
  '[data-display="true"]': {
    fontFamily: theme.font.display,
    fontWeight: 700,
    lineHeight: theme.leading.title,
  },
});

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  marginBottom: theme.space[1],
});

const labelStyle = css({ width: theme.space[16], fontSize: theme.text.small });

const barStyle = css({ height: theme.space[3], background: theme.tint.strong });

const boxStyle = css({
  padding: `${theme.space[5]} ${theme.space[6]}`,
  border: `${theme.line} solid ${theme.colour.control}`,
  background: theme.colour.surface,
  fontSize: theme.text.small,
});

const colourStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
});

const patchStyle = css({
  flex: 'none',
  width: theme.space[10],
  height: theme.space[10],
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.small,
});

const tintPatchStyle = css({
  display: 'grid',
  padding: theme.space[4],
  border: `${theme.line} solid ${theme.tint.line}`,
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
  strong: { color: theme.tint.strong },
  span: { color: theme.tint.strong, fontSize: theme.text.small },
});
