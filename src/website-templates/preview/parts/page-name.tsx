import type { SiteProps } from '../site';

/** The name of a page below the first, before its headline. */
export function PageName({ state }: SiteProps) {
  return <p className="sample-page-name">{state.page}</p>;
}
