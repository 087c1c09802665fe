import { css } from '@emotion/react';
import Star from 'lucide-react/icons/star';
import { theme } from '../../styles/theme';

const MAX_STARS = 5;

interface RatingProps {
  stars: number;
  className?: string;
}

/** Stars, read out as "5 out of 5". */
export function Rating({ stars, className }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={`${stars} out of ${MAX_STARS}`}
      css={ratingStyle}
      className={className}
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
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
