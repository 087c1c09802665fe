import { css } from '@emotion/react';
import Star from 'lucide-react/icons/star';
import { Chip } from '../components/display/badge';
import { Avatar } from '../components/display/person';
import { Rating } from '../components/display/rating';
import type { ReviewsPanelData } from '../content/schemas/panels/reviews-panel';
import { columns, equalColumns, largeType, plainList } from '../styles/mixins';
import { panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { AppFrame } from './parts/app-frame';
import { drawnButtonStyle } from './parts/drawn-parts';
import { Facts } from './parts/facts';
import { Note } from './parts/note';
import { Sparkline } from './parts/sparkline';
import { WithSide } from './parts/with-side';

export function ReviewsPanel({ panel }: { panel: ReviewsPanelData }) {
  const { trend, facts, reviews } = panel;
  const latest = trend.at(-1);
  const drafts = reviews.filter(({ draft }) => draft).length;
  return (
    <AppFrame
      product="reviews"
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

type Review = ReviewsPanelData['reviews'][number];

function ReviewItem({ name, source, rating, text, reply, draft }: Review) {
  return (
    <li css={itemStyle}>
      <div css={itemHeadStyle}>
        <Avatar name={name} />
        <p css={wordsStyle}>
          <strong css={nameStyle}>{name}</strong> <Rating stars={rating} />
        </p>
        <Chip>{source}</Chip>
      </div>
      <p>{text}</p>
      {reply && (
        <Note title={draft ? 'Draft' : 'Reply'} text={reply} internal={draft}>
          {draft && (
            <span aria-hidden="true" css={drawnButtonStyle}>
              Approve
            </span>
          )}
        </Note>
      )}
    </li>
  );
}

const itemStyle = css({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[4],
  '& + &': { borderTop: theme.rule },
});

const itemHeadStyle = css(panelRow, { flexWrap: 'wrap' });

const wordsStyle = css({ flex: '1 1 8em' });
const nameStyle = css({ display: 'block' });
