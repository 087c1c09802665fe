import type { SiteProps } from '../site';

/** A button for each page of the site: they open in the same device. Links from outside are anchors (`pageAnchor`). */
export function PageItems({ site, state, open }: SiteProps) {
  return site.pages.map((page) => (
    <li key={page}>
      <button
        type="button"
        aria-current={page === state.page ? 'page' : undefined}
        onClick={() => open(page)}
      >
        {page}
      </button>
    </li>
  ));
}
