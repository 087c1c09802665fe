import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../../components/cards/avatar';
import { initials } from '../../../components/cards/initials';
import { Composition } from '../art/composition';
import { miniCard, miniGrid, miniTag } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';

/** Plain cards; tinted at every second place, so that neighbours differ. */
export function CardsBlock({ block, index }: BlockProps) {
  return (
    <Band title={block.title} isTinted={index % 2 === 1}>
      <ul css={miniGrid}>
        {block.cards?.map(({ title, text, price, tag }) => (
          <li key={title} css={[miniCard, plainStyle]}>
            {tag && <p css={miniTag}>{tag}</p>}
            <h5>{title}</h5>
            {text && <p>{text}</p>}
            {price && <p css={priceStyle}>{price}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function PeopleBlock({ block }: BlockProps) {
  return (
    <Band title={block.title}>
      <ul css={miniGrid}>
        {block.cards?.map(({ title, text, tag }) => (
          <li key={title} css={miniCard}>
            <Avatar initials={initials(title.replace(/^Dr /, ''))} />
            <h5>{title}</h5>
            {tag && <p css={miniTag}>{tag}</p>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function WorksBlock({ block }: BlockProps) {
  return (
    <Band title={block.title}>
      <ul css={miniGrid}>
        {block.cards?.map(({ title, text, tag }, number) => (
          <li key={title} css={[miniCard, workStyle]}>
            <div css={pictureStyle}>
              <Composition number={number} />
            </div>
            <h5>{title}</h5>
            {text && <p>{text}</p>}
            {tag && <p css={tagLineStyle}>{tag}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}

const plainStyle = (theme: Theme) => css({ padding: theme.space[5] });

export const priceStyle = (theme: Theme) =>
  css({
    marginTop: 'auto !important',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    color: theme.tint.strong,
  });

/** A picture with its words below it, as it hangs in a gallery: no frame around both. */
const workStyle = css({ padding: 0, border: 0, borderRadius: 0 });

const pictureStyle = (theme: Theme) =>
  css({
    height: theme.height.miniPicture,
    marginBottom: theme.space[1],
    borderRadius: theme.radius.small,
    overflow: 'hidden',
    svg: { width: '100%', height: '100%' },
  });

const tagLineStyle = (theme: Theme) =>
  css({ fontSize: theme.text.tiny, color: theme.colour.textMuted });
