import type { Theme } from '@emotion/react';
import { css, useTheme } from '@emotion/react';
import { smallCardGrid } from '../styles/lists';
import { paletteFamilies } from '../content/constants';
import { colourTokens } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { Specimen } from './specimen';

/** Every colour token, and the tint of every family. */
export function Swatches() {
  const { colour } = useTheme();
  return (
    <>
      <Specimen title="Colours">
        {() => (
          <ul css={smallCardGrid}>
            {colourTokens.map((token) => (
              <li key={token} css={rowStyle}>
                <span css={[patchStyle, { background: colour[token] }]} />
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

const rowStyle = (theme: Theme) =>
  css({ display: 'flex', alignItems: 'center', gap: theme.space[3] });

const patchStyle = (theme: Theme) =>
  css({
    flex: 'none',
    width: theme.space[10],
    height: theme.space[10],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.small,
  });

const tintPatchStyle = (theme: Theme) =>
  css({
    display: 'grid',
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.medium,
    background: theme.tint.soft,
    strong: { color: theme.tint.strong },
    span: { color: theme.tint.strong, fontSize: theme.text.small },
  });
