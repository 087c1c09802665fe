import { css } from '@emotion/react';
import Star from 'lucide-react/icons/star';
import { theme } from '../../styles/theme';

const MOST = 5;

/** Stars, read out as "5 out of 5". */
export function Rating({ stars }: { stars: number }) {
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
