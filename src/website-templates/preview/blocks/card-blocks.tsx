import { css } from '@emotion/react';
import { Avatar } from '../../../components/cards/avatar';
import { initials } from '../../../components/cards/initials';
import { CARD_SIZES, cardSizes } from '../parts/picture-sizes';
import { PreviewPicture } from '../parts/preview-picture';
import { cardStyle, gridStyle, tagStyle } from '../preview-style';
import { Bars, Messages } from './card-fragments';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';
import { theme } from '../../../styles/theme';

/** Plain cards; every second block is tinted, so that neighbours differ. */
export function CardsBlock({ block, index, site }: BlockProps) {
  return (
    <BlockSection title={block.title} isTinted={index % 2 === 1}>
      <ul css={gridStyle}>
        {block.cards?.map((card, position, all) => (
          <li key={card.title} css={[cardStyle, plainStyle]}>
            <PreviewPicture
              file={card.image}
              alt={card.imageAlt}
              sizes={cardSizes(site.layout, 'cards', position, all.length)}
              css={pictureStyle}
            />
            {card.tag && (
              <p css={tagStyle} data-tag>
                {card.tag}
              </p>
            )}
            <h5>{card.title}</h5>
            {card.text && <p>{card.text}</p>}
            <Messages messages={card.messages} />
            <Bars bars={card.bars} />
            {card.price && (
              <p css={priceStyle} data-price>
                {card.price}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export function PeopleBlock({ block }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      <ul css={gridStyle}>
        {block.cards?.map(({ title, text, tag, image, imageAlt }) => (
          <li key={title} css={cardStyle}>
            {image ? (
              <PreviewPicture
                file={image}
                alt={imageAlt}
                sizes={CARD_SIZES}
                css={portraitStyle}
              />
            ) : (
              <Avatar initials={initials(title.replace(/^Dr /, ''))} />
            )}
            <h5>{title}</h5>
            {tag && (
              <p css={tagStyle} data-tag>
                {tag}
              </p>
            )}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export function WorksBlock({ block, site }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      <ul css={gridStyle}>
        {block.cards?.map((card, position, all) => (
          <li key={card.title} css={[cardStyle, workStyle]}>
            <PreviewPicture
              file={card.image}
              alt={card.imageAlt}
              sizes={cardSizes(site.layout, 'works', position, all.length)}
              css={pictureStyle}
            />
            {card.figure && (
              <p css={figureStyle} data-figure>
                {card.figure}
              </p>
            )}
            <h5>{card.title}</h5>
            {card.text && <p>{card.text}</p>}
            {card.tag && (
              <p css={tagLineStyle} data-tag>
                {card.tag}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Steps in order; screen readers take the numbers from the list itself. */
export function StepsBlock({ block, index }: BlockProps) {
  return (
    <BlockSection title={block.title} isTinted={index % 2 === 1}>
      <ol css={[gridStyle, stepsStyle]}>
        {block.cards?.map(({ title, text }) => (
          <li key={title} css={cardStyle}>
            <h5>{title}</h5>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

const plainStyle = css({ padding: theme.space[5] });

export const priceStyle = css({
  marginTop: 'auto !important',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});

/** A picture with its caption, without a frame around both. */
const workStyle = css({ padding: 0, border: 0, borderRadius: 0 });

const figureStyle = css({
  fontFamily: 'var(--preview-heading-font)',
  fontSize: theme.text.figure,
  lineHeight: theme.leading.tight,
  fontVariantNumeric: 'lining-nums',
});

const pictureStyle = css({
  aspectRatio: '4 / 3',
  borderRadius: 'var(--preview-radius)',
});

const portraitStyle = css(pictureStyle, { aspectRatio: '1' });

const tagLineStyle = css({
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
});

const stepsStyle = css({
  counterReset: 'step',
  li: {
    counterIncrement: 'step',
    paddingTop: theme.space[12],
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: theme.space[3],
      left: theme.space[4],
      display: 'grid',
      placeItems: 'center',
      width: theme.space[8],
      height: theme.space[8],
      borderRadius: theme.radius.round,
      background: theme.tint.soft,
      color: theme.tint.strong,
      fontWeight: 700,
    },
  },
});
