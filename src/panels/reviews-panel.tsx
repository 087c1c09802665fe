import { css } from '@emotion/react';
import { Chip } from '../components/display/badge';
import { Avatar } from '../components/display/person';
import { Rating } from '../components/display/rating';
import type { ReviewsPanelData } from '../content/schemas/panels/reviews-panel';
import { columns, largeType } from '../styles/mixins';
import { panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { AppFrame } from './parts/app-frame';
import { drawnButtonStyle } from './parts/drawn-parts';
import { Note } from './parts/note';

/** A review whose drafted reply waits to be approved. */
export function ReviewsPanel({ panel }: { panel: ReviewsPanelData }) {
  const { user, review, draft } = panel;
  return (
    <AppFrame product="reviews" title="Reviews" note="1 to approve" user={user}>
      <div css={reviewStyle}>
        <div css={headStyle}>
          <Avatar name={review.name} />
          <p css={wordsStyle}>
            <strong css={nameStyle}>{review.name}</strong>{' '}
            <Rating stars={review.rating} />
          </p>
          <Chip>{review.source}</Chip>
        </div>
        <p css={textStyle}>{review.text}</p>
        <Note title="Draft" text={draft} internal>
          <span aria-hidden="true" css={drawnButtonStyle}>
            Approve
          </span>
        </Note>
      </div>
    </AppFrame>
  );
}

const reviewStyle = css(columns(), {
  gap: theme.space[4],
  padding: theme.space[5],
});

const headStyle = css(panelRow, { flexWrap: 'wrap' });
const wordsStyle = css({ flex: '1 1 8em' });
const nameStyle = css({ display: 'block' });
const textStyle = largeType(theme.text.title3);
