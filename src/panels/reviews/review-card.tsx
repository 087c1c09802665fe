import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Rating } from '../../components/cards/rating';
import { Chip } from '../../components/product/chip';
import { boxStyle, rowStyle } from '../../components/product/product-style';
import type { PanelProps } from '../parts/panel-props';

interface ReviewCardProps {
  review: NonNullable<PanelProps['panel']['reviews']>[number];
}

export function ReviewCard({ review }: ReviewCardProps) {
  const { name, source, rating, text, reply } = review;
  return (
    <li css={cardStyle}>
      <div css={headStyle}>
        <Avatar initials={initials(name)} solid />
        <p css={whoStyle}>
          <strong>{name}</strong>{' '}
          <span css={starsStyle}>
            <Rating stars={rating} />
          </span>
        </p>
        <Chip>{source}</Chip>
      </div>
      <p>{text}</p>
      {reply && (
        <p css={replyStyle}>
          <strong css={replyLabelStyle}>Reply</strong> {reply}
        </p>
      )}
    </li>
  );
}

const cardStyle = (theme: Theme) =>
  css(boxStyle(theme), { display: 'grid', gap: theme.space[2] });

const headStyle = (theme: Theme) =>
  css(rowStyle(theme), { '> :last-child': { marginLeft: 'auto' } });

const whoStyle = (theme: Theme) =>
  css({ minWidth: 0, lineHeight: theme.leading.title });

const starsStyle = css({ display: 'block' });

const replyStyle = (theme: Theme) =>
  css({
    marginLeft: theme.space[3],
    paddingLeft: theme.space[3],
    borderLeft: `${theme.thick} solid ${theme.tint.line}`,
    color: theme.colour.textMuted,
  });

const replyLabelStyle = (theme: Theme) =>
  css({
    marginRight: theme.space[1],
    fontWeight: 600,
    color: theme.tint.strong,
  });
