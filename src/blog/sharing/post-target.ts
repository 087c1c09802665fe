import { articlePath } from '../../content/routes';

/**
 * Takes a post; gives where its links lead and how: to its article, or, for a post with a link, elsewhere in a new tab,
 * which gets no hold on this one (SPEC.md section 2, "/blog listing").
 */
export function postTarget({
  slug,
  link,
}: {
  readonly slug: string;
  readonly link: string;
}) {
  return link
    ? { href: link, target: '_blank', rel: 'noopener' }
    : { href: articlePath(slug) };
}
