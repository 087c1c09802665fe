import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';

/** What websites show on a phone. Nothing in them can be pressed. */
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
});

const screenStyle = css({
  display: 'grid',
  gap: theme.space[2],
  gridTemplateRows: `minmax(${theme.space[16]}, 1fr)`,
  padding: theme.space[4],
  border: `${theme.thick} solid ${theme.colour.text}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  [theme.container.medium]: { minHeight: '24rem' },
  // The picture at the top of each page.
  '&::before': {
    content: '""',
    marginBottom: theme.space[3],
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
  },
  strong: largeType(theme.text.title3),
  p: { margin: 0, color: theme.colour.textMuted },
  span: {
    marginTop: theme.space[2],
    padding: theme.space[3],
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
    textAlign: 'center',
  },
});
