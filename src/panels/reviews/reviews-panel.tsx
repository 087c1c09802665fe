import { css } from '@emotion/react';
import Star from 'lucide-react/icons/star';
import type { PanelOf } from '../../content/schemas/panels/panel';
import {
  columns,
  equalColumns,
  largeType,
  plainList,
} from '../../styles/mixins';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';
import { Facts } from '../parts/facts';
import { ReviewItem } from '../parts/review-item';
import { WithSide } from '../parts/with-side';
import { Sparkline } from './sparkline';

export function ReviewsPanel({ panel }: { panel: PanelOf<'reviews'> }) {
  const { trend, facts, reviews } = panel;
  const latest = trend.at(-1);
  const drafts = reviews.filter(({ draft }) => draft).length;
  return (
    <AppFrame
      activeIcon="star"
      title="Reviews"
      note={drafts > 0 && `${drafts} to approve`}
      user={panel.user}
    >
      <WithSide
        side={
          <>
            <p css={averageStyle}>
              {latest?.average.toFixed(1)}
              <Star aria-hidden="true" size="0.55em" fill="currentColor" />{' '}
              <span css={monthStyle}>Average rating, {latest?.month}</span>
            </p>
            <div>
              <Sparkline values={trend.map(({ average }) => average)} />
              <ol css={trendStyle}>
                {trend.map(({ month, average }) => (
                  <li key={month}>
                    <strong css={monthAverageStyle}>
                      {average.toFixed(1)}
                    </strong>{' '}
                    {month}
                  </li>
                ))}
              </ol>
            </div>
            {facts && <Facts facts={facts} />}
          </>
        }
      >
        <ul css={listStyle}>
          {reviews.map((review) => (
            <ReviewItem key={review.name} {...review} />
          ))}
        </ul>
      </WithSide>
    </AppFrame>
  );
}

/** Fills the height of the side column. */
const listStyle = css(plainList, columns(), {
  flex: 1,
  [theme.container.medium]: { paddingBottom: theme.space[8] },
  [theme.container.spacious]: { fontSize: theme.text.body },
});

const averageStyle = css(panelRow, largeType(theme.text.stat), {
  flexWrap: 'wrap',
  svg: { color: theme.colour.star },
});

const monthStyle = css(panelMeta, { fontFamily: theme.font.body });

const trendStyle = css(plainList, equalColumns, {
  fontSize: theme.text.tiny,
  textAlign: 'center',
});
const monthAverageStyle = css({ display: 'block', color: theme.tint.strong });
