import Menu from 'lucide-react/icons/menu';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { visuallyHidden } from '../../../styles/visually-hidden';
import { DESKTOP, TABLET, buttonStyle } from '../preview-style';
import type { SiteProps } from '../site';
import { PageItems } from './page-items';

/** The firm's name, as its sign. */
function FirmName({ site }: SiteProps) {
  return (
    <p css={firmStyle} data-firm>
      {site.firm}
    </p>
  );
}

/** The pages of the site: in a row where the header has room, otherwise below a button. */
function Navigation(props: SiteProps) {
  return (
    <>
      <details css={menuStyle}>
        <summary>
          <Menu aria-hidden="true" size="1.75em" />
          <span css={visuallyHidden}>Menu</span>
        </summary>
      </details>
      <ul aria-label={`Pages of ${props.site.firm}`} css={pagesStyle}>
        <PageItems {...props} />
      </ul>
    </>
  );
}

/** The button that every page has. */
function HeaderAction({ site: { action }, dispatch }: SiteProps) {
  if (!action) return null;
  return (
    <button
      type="button"
      css={[buttonStyle, actionStyle]}
      data-action
      onClick={() => dispatch({ type: 'follow', page: action.leadsTo })}
    >
      {action.label}
    </button>
  );
}

/** What was added to the cart of a shop; no number before, as pages such as the checkout show a sample order. */
function Cart({ site, state }: SiteProps) {
  if (!site.isShop) return null;
  return (
    <p role="status" css={cartStyle} data-cart>
      <ShoppingCart aria-hidden="true" size="1.2em" />
      Cart{state.cart > 0 && ` (${state.cart})`}
    </p>
  );
}

/** What every header has, from left to right where the layout says nothing else. */
export function HeaderParts(props: SiteProps) {
  return (
    <>
      <FirmName {...props} />
      <Navigation {...props} />
      <Cart {...props} />
      <HeaderAction {...props} />
    </>
  );
}

/** A row that stays in view, with its parts from left to right. */
export const headerStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[3]} var(--preview-gutter)`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  background: theme.colour.surface,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  // On each part: paragraphs have a text-wrap of their own.
  'p, button': { margin: 0, whiteSpace: 'nowrap' },
  svg: { flex: 'none' },
  // A long word breaks in large text.
  '[data-firm]': { minWidth: 0, marginRight: 'auto', whiteSpace: 'normal' },
  [DESKTOP]: { '[data-action]': { marginLeft: theme.space[4] } },
});

/** A phone's header has no room for it; its pages are in the menu, and the way to it in the hero. */
const actionStyle = css({
  alignSelf: 'center',
  display: 'none',
  [TABLET]: { display: 'block' },
});

export const firmStyle = css({
  fontFamily: 'var(--preview-heading-font)',
  fontSize: theme.text.title4,
  fontWeight: 'var(--preview-heading-weight)',
});

const menuStyle = css({
  order: 1,
  summary: {
    display: 'grid',
    placeItems: 'center',
    width: theme.space[10],
    height: theme.space[10],
    // The lines of the icon end at the page's edge.
    marginRight: `calc(-1 * ${theme.space[2]})`,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  [DESKTOP]: { display: 'none' },
  [theme.media.noScripts]: { display: 'none' },
  [theme.media.print]: { display: 'none' },
});

const pagesStyle = css(plainList, {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 1,
  display: 'none',
  padding: `${theme.space[2]} var(--preview-gutter) ${theme.space[4]}`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  background: theme.colour.surface,
  color: theme.colour.text,
  'details[open] + &': { display: 'grid' },
  button: {
    width: '100%',
    paddingBlock: theme.space[2],
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover, &[aria-current]': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.35em',
    },
    '&[aria-current]': { fontWeight: 600 },
  },
  [DESKTOP]: {
    '&, details[open] + &': {
      position: 'static',
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${theme.space[5]}`,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
    },
  },
  [theme.media.noScripts]: { '&, details[open] + &': { display: 'none' } },
  [theme.media.print]: { '&, details[open] + &': { display: 'none' } },
});

const cartStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontWeight: 600,
});
