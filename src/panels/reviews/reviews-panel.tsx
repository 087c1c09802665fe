import Star from 'lucide-react/icons/star';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  WIDE,
  endPadding,
  metaStyle,
  tintBackground,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { RatingChange, RatingTrend } from './rating-trend';
import { ReviewCard } from './review-card';

/** Incoming reviews with replies, and the rating over the last months. */
export function ReviewsPanel({ panel }: PanelProps) {
  const { trend, reviews } = panel;
  const latest = trend?.at(-1);
  return (
    <div css={panesStyle}>
      {trend && latest && (
        <div css={summaryStyle}>
          <p css={latestStyle}>
            <span css={averageStyle}>
              {latest.average.toFixed(1)}
              <Star aria-hidden="true" size="0.55em" fill="currentColor" />
            </span>{' '}
            <span css={metaStyle}>Average rating, {latest.month}</span>{' '}
            <RatingChange trend={trend} />
          </p>
          <RatingTrend trend={trend} />
        </div>
      )}
      <ul css={listStyle}>
        {reviews?.map((review) => (
          <ReviewCard key={review.name} review={review} />
        ))}
      </ul>
    </div>
  );
}

const panesStyle = css({
  display: 'grid',
  flex: 1,
  [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)' },
});

/** The rating stands over the list, or beside it. */
const summaryStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[2]} ${theme.space[6]}`,
    padding: theme.space[4],
    background: tintBackground(theme),
    borderBottom: `${theme.line} solid ${theme.tint.line}`,
    [WIDE]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      padding: `${theme.space[5]} ${theme.space[5]} ${theme.space[10]}`,
      borderBottom: 0,
      borderRight: `${theme.line} solid ${theme.tint.line}`,
    },
  });

const latestStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: theme.space[1],
    [WIDE]: { gap: theme.space[2] },
  });

const averageStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    fontFamily: theme.font.display,
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: theme.leading.tight,
    [WIDE]: { fontSize: theme.text.titleText },
    svg: { color: theme.colour.star },
  });

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    alignContent: 'space-between',
    gap: theme.space[2],
    padding: `${theme.space[3]} ${endPadding(theme.space[3])} ${theme.space[8]} ${theme.space[3]}`,
  });
