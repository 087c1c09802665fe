import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import { Chip } from '../../components/display/badge';
import { Rating } from '../../components/display/rating';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { largeType, onDarkStyle, wrappingRow } from '../../styles/mixins';
import { panelLabel } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { stampStyle } from '../parts/drawn-parts';
import { Person } from '../parts/person';

export function Choices({ title, choices, chosen }: MiniPanelOf<'choices'>) {
  return (
    <>
      <div>{title}</div>
      <p css={choicesStyle}>
        {choices.map((choice) => (
          <Chip key={choice} css={choice === chosen && chosenStyle}>
            {choice}
          </Chip>
        ))}
      </p>
    </>
  );
}

const choicesStyle = css(wrappingRow, {
  paddingTop: theme.space[3],
  span: {
    flexShrink: 1,
    whiteSpace: 'normal',
    padding: `${theme.space[2]} ${theme.space[4]}`,
    fontSize: theme.text.small,
  },
});

const chosenStyle = css({
  borderColor: theme.tint.strong,
  background: theme.tint.strong,
  color: theme.colour.surface,
});

export function Payment({ title, amount, status }: MiniPanelOf<'payment'>) {
  return (
    <div css={paymentStyle}>
      <p css={titleStyle}>{title}</p>
      <strong>{amount}</strong>
      <p css={stampStyle}>
        <CircleCheck size="1.25em" />
        {status}
      </p>
    </div>
  );
}

/** The stamp is beside the amount, or below it where text is enlarged. */
const paymentStyle = css(wrappingRow, {
  justifyContent: 'space-between',
  strong: largeType(theme.text.quote),
});

const titleStyle = css(panelLabel, { flexBasis: '100%' });

interface ReviewProps extends MiniPanelOf<'review'> {
  /** On a dark ground: stars and words are large. */
  plain: boolean;
}

export function Review({ name, source, rating, text, plain }: ReviewProps) {
  return (
    <div css={[reviewStyle, plain && quoteStyle]}>
      <Rating stars={rating} css={plain && starsStyle} />
      <p css={plain && wordsStyle}>{text}</p>
      <Person name={name} note={source} css={plain && personStyle} />
    </div>
  );
}

const reviewStyle = css({ display: 'grid', gap: theme.space[3] });

const quoteStyle = css(onDarkStyle, {
  gap: theme.space[5],
  fontSize: theme.text.body,
  [theme.media.wide]: { rowGap: theme.space[12] },
});

const wordsStyle = css(largeType(theme.text.title1, 'large'), {
  [theme.media.wide]: { maxWidth: '13em' },
});

const starsStyle = css({
  fontSize: `min(${theme.text.title1}, 11vw)`,
  [theme.media.wide]: { justifySelf: 'end', fontSize: '5.8rem' },
});

const personStyle = css({ [theme.media.wide]: { zoom: 1.3 } });
