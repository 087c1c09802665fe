import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';

/** The first screens of several websites on a phone. They are drawings: their buttons can't be pressed. */
export function ScreensFigure({ block }: FigureProps<'screens'>) {
  return (
    <FigureFrame block={block}>
      <ul css={screensStyle}>
        {block.screens.map(({ label, title, text, button }) => (
          <li key={label}>
            <small>{label}</small>
            <div css={screenStyle}>
              <strong>{title}</strong>
              <p>{text}</p>
              {button && <span>{button}</span>}
            </div>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

const screensStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  [theme.container.medium]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  li: { display: 'grid', gridTemplateRows: 'auto 1fr', gap: theme.space[2] },
  small: { color: theme.colour.textMuted },
  // Highlights the last screen, the good example.
  'li:last-of-type strong': {
    background: theme.tint.strong,
    color: theme.colour.page,
  },
});

const screenStyle = css({
  display: 'grid',
  gap: theme.space[3],
  gridTemplateRows: '1fr',
  padding: theme.space[3],
  border: `${theme.thick} solid ${theme.colour.text}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  [theme.container.medium]: { minHeight: '24rem' },
  strong: {
    ...largeType(theme.text.titleText),
    display: 'grid',
    alignItems: 'end',
    padding: `${theme.space[8]} ${theme.space[3]} ${theme.space[3]}`,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
  },
  p: { margin: 0, paddingInline: theme.space[3] },
  span: {
    padding: theme.space[3],
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
    textAlign: 'center',
  },
});
