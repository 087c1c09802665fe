import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { largeType } from '../../styles/mixins';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import type { PanelOf } from '../../content/schemas/product/panel';

interface ShopPageProps {
  panel: PanelOf<'chat'>;
  picture: ReactNode;
}

/** A shop's website: name, menu, and a headline over the picture. */
export function ShopPage({ panel, picture }: ShopPageProps) {
  return (
    <div css={pageStyle}>
      <div css={headStyle}>
        <strong>{panel.shop}</strong>
        <ul css={menuStyle}>
          {panel.menu.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </div>
      {picture}
      <div css={wordsStyle}>
        <p css={headlineStyle}>{panel.headline}</p>
        <p>{panel.note}</p>
      </div>
    </div>
  );
}

/** The picture fills the page below the header. */
const pageStyle = css({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  img: {
    gridArea: '2 / 1',
    aspectRatio: '1',
    height: '100%',
    margin: 0,
    borderRadius: 0,
    objectFit: 'cover',
    objectPosition: '0 65%',
  },
  [theme.container.medium]: { img: { aspectRatio: '9 / 5' } },
});

/** The page's margins, which grow with its width. */
const EDGE = `clamp(${theme.space[5]}, 3.3cqi, ${theme.space[8]})`;

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${theme.space[4]} ${EDGE}`,
  strong: largeType(theme.text.title3),
});

const menuStyle = css(plainList, {
  display: 'none',
  [theme.container.medium]: { display: 'flex' },
  gap: theme.space[6],
});

/** Placed on the empty wall at the upper left of the picture. */
const wordsStyle = css({
  position: 'relative',
  gridArea: '2 / 1',
  alignSelf: 'start',
  width: '40%',
  padding: EDGE,
});

const headlineStyle = css(
  largeType(`clamp(${theme.text.title4}, 3.1cqi, ${theme.text.quote})`),
  { '&&': { marginBottom: theme.space[2] } },
);
