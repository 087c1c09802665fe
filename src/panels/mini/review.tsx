import { css } from '@emotion/react';
import { Rating } from '../../components/display/rating';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { largeType, onDarkStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Person } from '../parts/person';

interface ReviewProps extends MiniPanelOf<'review'> {
  /** On a dark ground: stars and words are large. */
  plain: boolean;
}

export function Review({ name, source, rating, text, plain }: ReviewProps) {
  return (
    <div css={[reviewStyle, plain && quoteStyle]}>
      <Rating stars={rating} />
      <p>{text}</p>
      <Person name={name} note={source} />
    </div>
  );
}

const reviewStyle = css({ display: 'grid', gap: theme.space[3] });

const quoteStyle = css(onDarkStyle, {
  gap: theme.space[5],
  fontSize: theme.text.body,
  '> span': { fontSize: `min(${theme.text.title1}, 11vw)` },
  '> p': largeType(theme.text.title1, '-0.03em'),
  [theme.media.wide]: {
    rowGap: theme.space[12],
    '> span': { justifySelf: 'end', fontSize: '5.8rem' },
    '> p': { maxWidth: '13em' },
    '> div': { zoom: 1.3 },
  },
});
