import { css } from '@emotion/react';
import { Person } from '../../components/display/person';
import { Rating } from '../../components/display/rating';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { largeType, onDarkStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface ReviewProps extends MiniPanelOf<'review'> {
  /** On a dark ground: stars and words are large. */
  large: boolean;
}

export function Review({ name, source, rating, text, large }: ReviewProps) {
  return (
    <div css={[reviewStyle, large && quoteStyle]}>
      <Rating stars={rating} css={large && starsStyle} />
      <p css={large && wordsStyle}>{text}</p>
      <Person name={name} note={source} css={large && personStyle} />
    </div>
  );
}

const reviewStyle = css({ display: 'grid', gap: theme.space[3] });

const quoteStyle = css(onDarkStyle, {
  gap: theme.space[5],
  fontSize: theme.text.body,
});

const wordsStyle = css(largeType(theme.text.title1, 'large'), {
  [theme.media.wide]: { maxWidth: '13em' },
});

const starsStyle = css({ fontSize: theme.text.clock });

const personStyle = css({ [theme.media.wide]: { zoom: 1.3 } });
