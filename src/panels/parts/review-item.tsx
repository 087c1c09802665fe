import { css } from '@emotion/react';
import { Avatar } from '../../components/display/avatar';
import { Chip } from '../../components/display/badge';
import { Rating } from '../../components/display/rating';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from './drawn-parts';
import { Note } from './note';

type Review = PanelOf<'reviews'>['reviews'][number];

/** A review or, without its text, only who gave how many stars, as one row of a list. */
export function ReviewItem(review: Omit<Review, 'text'> & Partial<Review>) {
  const { name, source, rating, text, reply, draft } = review;
  return (
    <li css={itemStyle}>
      <div css={headStyle}>
        <Avatar name={name} />
        <p css={wordsStyle}>
          <strong css={nameStyle}>{name}</strong> <Rating stars={rating} />
        </p>
        <Chip>{source}</Chip>
      </div>
      {text && <p>{text}</p>}
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

const headStyle = css(panelRow, { flexWrap: 'wrap' });

const wordsStyle = css({ flex: '1 1 8em' });
const nameStyle = css({ display: 'block' });
