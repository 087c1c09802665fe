import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import type { SiteProps } from '../site';

/** The pages of the site, once more. */
export function FooterPages({ site, state, dispatch }: SiteProps) {
  return (
    <ul css={pagesStyle} data-pages>
      {site.pages.map((page) => (
        <li key={page}>
          <button
            type="button"
            aria-current={page === state.page ? 'page' : undefined}
            onClick={() => dispatch({ type: 'follow', page })}
          >
            {page}
          </button>
        </li>
      ))}
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
export const footerStyle = (theme: Theme) =>
  css({
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

const firmStyle = (theme: Theme) =>
  css({
    fontFamily: 'var(--preview-heading-font)',
    fontSize: theme.text.title4,
    fontWeight: 'var(--preview-heading-weight)',
  });

const pagesStyle = (theme: Theme) =>
  css(plainList, {
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

const rowsStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: `${theme.space[2]} ${theme.space[8]}`,
    margin: 0,
    dt: { fontWeight: 600 },
    dd: { margin: 0 },
  });
