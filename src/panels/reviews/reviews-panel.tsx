import Star from 'lucide-react/icons/star';
import { css } from '@emotion/react';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { AppFrame } from '../parts/app-frame';
import { WithSide } from '../parts/with-side';
import type { ScenePropsOf } from '../parts/scene-props';
import { RatingTrend } from './rating-trend';
import { ReviewItem } from './review-item';

/** Incoming reviews with replies, and the rating over the last months. */
export function ReviewsPanel({ panel, outcome }: ScenePropsOf<'reviews'>) {
  const { trend, reviews } = panel;
  const latest = trend.at(-1);
  const drafts = reviews.filter(({ draft }) => draft).length;
  return (
    <AppFrame
      open="star"
      title="Reviews"
      note={drafts > 0 && `${drafts} to approve`}
      user={panel.user}
    >
      <WithSide
        outcome={outcome}
        side={
          latest && (
            <>
              <p css={averageStyle}>
                {latest.average.toFixed(1)}
                <Star aria-hidden="true" size="0.55em" fill="currentColor" />
              </p>
              <p css={metaStyle}>Average rating, {latest.month}</p>
              <RatingTrend trend={trend} />
            </>
          )
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

/** As high as the side. */
const listStyle = css(plainList, columns(), {
  flex: 1,
  [theme.container.spacious]: { fontSize: theme.text.body },
});

const averageStyle = css(rowStyle, largeType(theme.text.figure), {
  svg: { color: theme.colour.star },
});
