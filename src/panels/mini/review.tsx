import { css } from '@emotion/react';
import { Rating } from '../../components/cards/badge';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';
import { onDarkStyle } from '../../styles/layout';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Person } from '../parts/person';

interface ReviewProps extends MiniOf<'review'> {
  /** On a dark ground: the stars and the customer’s own words, both large, then who wrote them. */
  plain: boolean;
}

export function Review({ name, source, rating, text, plain }: ReviewProps) {
  const person = <Person name={name} note={source} />;
  if (!plain)
    return (
      <>
        {person}
        <Rating stars={rating} />
        <p>{text}</p>
      </>
    );
  return (
    <div css={[quoteStyle, onDarkStyle]}>
      <p css={starsStyle}>
        <Rating stars={rating} />
      </p>
      <p css={textStyle}>{text}</p>
      {person}
    </div>
  );
}

const quoteStyle = css({
  display: 'grid',
  gap: theme.space[5],
  fontSize: theme.text.body,
  [theme.media.wide]: {
    justifyItems: 'center',
    maxWidth: '47rem',
    textAlign: 'center',
    '> :last-child': { textAlign: 'start' },
  },
});

const starsStyle = css({
  display: 'grid',
  paddingTop: theme.space[3],
  fontSize: `min(${theme.text.title1}, 11vw)`,
});

const textStyle = css(largeType(theme.text.titleLong, '-0.03em'));
