interface RatingProps {
  /** Whole stars, 1 to 5. */
  stars: number;
}

const MOST = 5;

/** Stars, which a screen reader reads as "5 out of 5". */
export function Rating({ stars }: RatingProps) {
  return (
    <span role="img" aria-label={`${stars} out of ${MOST}`}>
      {'★'.repeat(stars)}
      {'☆'.repeat(MOST - stars)}
    </span>
  );
}
