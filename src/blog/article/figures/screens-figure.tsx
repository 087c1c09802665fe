import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import {
  FigureFrame,
  type FigureProps,
} from '../../../components/figures/figure-frame';

/** The first screens of several websites on a phone. They are drawings: their buttons can’t be pressed. */
export function ScreensFigure({ block }: FigureProps<'screens'>) {
  return (
    <FigureFrame block={block}>
      <ul css={screensStyle}>
        {block.screens.map(({ label, title, text, button, outcome }) => (
          <li key={label}>
            <div css={screenStyle}>
              <small>{label}</small>
              <strong>{title}</strong>
              <p>{text}</p>
              {button && <span>{button}</span>}
            </div>
            <b>{outcome}</b>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

/** The screens stay side by side on phones, so their size and type shrink with the width. Their rows align. */
const screensStyle = css(plainList, {
  display: 'grid',
  // Label, title, text, button, outcome.
  gridTemplateRows: 'auto auto auto minmax(min(30cqi, 12rem), 1fr) auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: `min(3cqi, ${theme.space[6]})`,
  fontSize: `clamp(0.75rem, 3.6cqi, ${theme.text.body})`,
  'li, div': { display: 'grid', gridTemplateRows: 'subgrid' },
  li: { gridRow: '1 / -1', overflowWrap: 'anywhere' },
  b: { marginTop: theme.space[3], fontWeight: 650 },
  // Highlights the last screen, the good example.
  'li:last-of-type': {
    b: { color: theme.tint.strong },
    div: { background: theme.tint.soft },
    span: { background: theme.tint.strong },
  },
});

const screenStyle = css({
  gridRow: 'span 4',
  padding: '0.7em 0.55em',
  border: `${theme.thick} solid ${theme.colour.text}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  small: {
    marginBottom: '0.9em',
    paddingBottom: '0.6em',
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    fontSize: 'inherit',
    fontWeight: 600,
  },
  strong: largeType('clamp(0.75rem, 4cqi, 2.25rem)', '-0.02em'),
  // Nothing to press yet.
  '&:not(:has(span)) strong': { color: theme.colour.textMuted },
  p: { margin: '0.5em 0 0' },
  span: {
    alignSelf: 'end',
    padding: '0.6em 0.3em',
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
    textAlign: 'center',
  },
});
