import { css } from '@emotion/react';
import { RichText } from '../../../components/text/rich-text';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { FigureFrame, type FigureProps } from './figure-frame';

/** The plan of a week: the days side by side as in a diary, or one below the other. */
export function WeekFigure({ block }: FigureProps<'week'>) {
  return (
    <FigureFrame block={block}>
      <ol css={weekStyle}>
        {block.days.map(({ day, tag, text, highlighted }) => (
          <li key={day} css={[dayStyle, highlighted && highlightStyle]}>
            <p>
              <strong>{day}</strong> {tag && <span>{tag}</span>}
            </p>
            <p>
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

const weekStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[2],
  [theme.container.wide]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

const dayStyle = css({
  padding: theme.space[3],
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.small,
  background: theme.colour.surface,
  p: { margin: 0 },
  'p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: theme.space[3],
    marginBottom: theme.space[2],
  },
  strong: { fontSize: theme.text.title4 },
  span: {
    fontSize: theme.text.small,
    fontWeight: 600,
    color: theme.tint.strong,
  },
  [theme.container.wide]: { 'p:first-of-type': { display: 'grid' } },
});

const highlightStyle = css({
  borderColor: theme.colour.star,
  background: theme.colour.highlight,
  span: { color: theme.colour.text },
});
