import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { PaletteFamily } from '../../styles/palette';
import { tintStyle } from '../../styles/tint';

/** The tints that pictures of goods take turns in. */
const families: PaletteFamily[] = ['coral', 'amber', 'sage', 'plum'];

interface SwatchProps {
  /** Which of the goods, from 0. */
  number: number;
}

/** Stands for a picture of something on sale: a sun over a field, in a tint of its own. */
export function Swatch({ number }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      css={[
        tintStyle(families[number % families.length] ?? 'sage'),
        swatchStyle,
      ]}
    />
  );
}

const swatchStyle = (theme: Theme) =>
  css({
    display: 'block',
    aspectRatio: '2',
    borderRadius: theme.radius.small,
    background: `
      radial-gradient(ellipse 70% 80% at 20% 110%, ${theme.tint.line} 99%, transparent),
      radial-gradient(circle at 62% 56%, ${theme.tint.strong} 22%, transparent 23%),
      ${theme.tint.soft}`,
  });
