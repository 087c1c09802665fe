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
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: theme.space[3],
  padding: theme.space[5],
  border: `${theme.thick} solid ${theme.colour.text}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  [theme.container.medium]: { minHeight: theme.width.smallCard },
  strong: largeType(theme.text.title3),
  p: { margin: 0, color: theme.colour.textMuted },
  span: {
    padding: `${theme.space[2]} ${theme.space[4]}`,
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
  },
});
