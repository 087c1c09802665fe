import type { Theme } from '@emotion/react';
import { css, useTheme } from '@emotion/react';
import { plainList } from '../styles/lists';
import { Specimen } from './specimen';

/** The sizes of text, and every distance, radius, line and shadow. */
export function Scales() {
  const { text, space, radius, line, thick, shadow } = useTheme();
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
            <li css={[boxStyle, { boxShadow: shadow }]}>shadow</li>
          </ul>
        )}
      </Specimen>
    </>
  );
}

/** The sizes that the display face is set in. */
const DISPLAY = /^title|^figure/;

const typeStyle = (theme: Theme) =>
  css({
    lineHeight: theme.leading.snug,
    marginBottom: theme.space[2],
    '[data-display="true"]': {
      fontFamily: theme.font.display,
      fontWeight: 700,
      lineHeight: theme.leading.title,
    },
  });

const rowStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[3],
    marginBottom: theme.space[1],
  });

const labelStyle = (theme: Theme) =>
  css({ width: theme.space[16], fontSize: theme.text.small });

const barStyle = (theme: Theme) =>
  css({ height: theme.space[3], background: theme.tint.strong });

const boxStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[5]} ${theme.space[6]}`,
    border: `${theme.line} solid ${theme.colour.control}`,
    background: theme.colour.surface,
    fontSize: theme.text.small,
  });
