import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { fromColour } from '../preview-style';
import type { SiteProps } from '../site';
import { firmStyle } from './header-parts';
import { PageItems } from './page-items';

/** The pages of the site, once more. */
export function FooterPages(props: SiteProps) {
  return (
    <ul css={pagesStyle} data-pages>
      <PageItems {...props} />
    </ul>
  );
}

/** Address, telephone, opening hours. */
export function FooterRows({ site: { footer } }: SiteProps) {
  if (!footer) return null;
  return (
    <dl css={rowsStyle}>
      {footer.rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The firm's name and its sentence. */
export function FooterWords({ site: { firm, footer } }: SiteProps) {
  return (
    <div>
      <p css={firmStyle}>{firm}</p>
      {footer && <p>{footer.text}</p>}
    </div>
  );
}

export function FooterParts(props: SiteProps) {
  return (
    <>
      <FooterWords {...props} />
      <FooterRows {...props} />
      <FooterPages {...props} />
    </>
  );
}

/** As many columns as there is room for, at the foot of even a short page. */
export const footerStyle = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.width.narrow}), 1fr))`,
  gap: theme.space[6],
  marginTop: 'auto',
  padding: `${theme.space[8]} var(--preview-gutter)`,
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  p: { margin: `0 0 ${theme.space[2]}` },
});

/** White text on the template's first colour. */
export const darkFooterStyle = css(footerStyle, {
  border: 0,
  paddingBlock: theme.space[12],
  background: fromColour,
  color: theme.colour.onField,
  ':focus-visible': { outlineColor: theme.colour.onField },
});

const pagesStyle = css(plainList, {
  // One in text of twice the size.
  columns: '2 8em',
  columnGap: theme.space[4],
  button: {
    padding: `${theme.space[1]} 0`,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
  [theme.media.noScripts]: { display: 'none' },
});

const rowsStyle = css({
  display: 'grid',
  gap: `${theme.space[2]} ${theme.space[8]}`,
  margin: 0,
  dt: { fontWeight: 600 },
  dd: { margin: 0 },
});
