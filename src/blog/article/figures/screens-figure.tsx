import { css } from '@emotion/react';
import {
  FigureFrame,
  type FigureProps,
  STRONG_WEIGHT,
} from '../../../components/figures/figure-frame';
import { largeType, plainList } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';

/** The first screens of several websites on a phone. They are drawings: their buttons can't be pressed. */
export function ScreensFigure({ block, className }: FigureProps<'screens'>) {
  return (
    <FigureFrame block={block} className={className}>
      <ul css={screensStyle}>
        {block.screens.map((screen) => (
          <li key={screen.label}>
            <div
              css={[screenStyle, !screen.rows && !screen.button && emptyStyle]}
            >
              <small>{screen.label}</small>
              <strong>{screen.title}</strong>
              <p>{screen.text}</p>
              {screen.rows?.map((row) => (
                <span key={row}>{row}</span>
              ))}
              {screen.button && <b>{screen.button}</b>}
            </div>
            <p>{screen.outcome}</p>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

/** Side by side on phones, too, so their size and type shrink with the width. They are twice as high as wide. */
const screensStyle = css(plainList, {
  display: 'grid',
  gridTemplateRows: 'minmax(min(58cqi, 29rem), auto) auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 15rem)',
  justifyContent: 'space-between',
  columnGap: 'min(2.5cqi, 3rem)',
  fontSize: `clamp(0.75rem, 2.2cqi, ${theme.text.body})`,
  li: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  'li > p': {
    margin: `${theme.space[3]} 0 0`,
    fontWeight: STRONG_WEIGHT,
    textAlign: 'center',
  },
  // Highlights the last screen, the good example.
  'li:last-of-type': {
    '> p': { color: theme.tint.strong },
    b: { background: theme.tint.strong },
  },
});

const screenStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.6em',
  padding: '0.7em 0.55em',
  border: `0.35em solid ${theme.colour.bezel}`,
  borderRadius: '2em',
  background: theme.colour.surface,
  // The camera.
  '&::before': {
    content: '""',
    width: '28%',
    height: '0.45em',
    marginInline: 'auto',
    borderRadius: theme.radius.round,
    background: theme.colour.text,
  },
  small: {
    paddingBlock: '0.3em 0.6em',
    borderBottom: theme.rule,
    fontSize: 'inherit',
    fontWeight: 600,
  },
  strong: largeType('clamp(0.75rem, 3.7cqi, 1.75rem)', 'title'),
  p: { margin: 0 },
  span: {
    padding: '0.4em 0.7em',
    border: theme.tintRule,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
    color: theme.tint.strong,
    fontWeight: 600,
  },
  b: {
    marginTop: 'auto',
    padding: '0.6em 0.3em',
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
    textAlign: 'center',
  },
});

/** A screen with nothing but words ends in a grey area, as if a picture were still loading. */
const emptyStyle = css({
  '&::after': { content: '""', flex: 1, background: theme.colour.line },
});
