import { css } from '@emotion/react';
import Star from 'lucide-react/icons/star';
import { theme } from '../../styles/theme';

interface RatingProps {
  /** 1 to 5. */
  stars: number;
}

const MOST = 5;

/** Stars, read out as "5 out of 5". */
export function Rating({ stars }: RatingProps) {
  return (
    <span role="img" aria-label={`${stars} out of ${MOST}`} css={ratingStyle}>
      {Array.from({ length: MOST }, (_, index) => (
        <Star
          key={index}
          aria-hidden="true"
          size="1em"
          fill={index < stars ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}

const ratingStyle = css({
  display: 'inline-flex',
  gap: theme.space[1],
  color: theme.colour.star,
});
