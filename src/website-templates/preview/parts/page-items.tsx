import type { SamplePartProps } from '../site';

/** A button for each of some pages: they open in the same device. Links from outside are anchors (`pageAnchor`). */
export function PageItems({
  pages,
  state,
  open,
}: SamplePartProps & { pages: readonly string[] }) {
  return pages.map((page) => (
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
