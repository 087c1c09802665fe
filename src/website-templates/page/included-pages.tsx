import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { plainList } from '../../styles/lists';
import { pageAnchor } from '../preview/page-anchor';
import type { PageContent } from '../preview/preview-pages';

/** The pages that a template names, or the default ones (SPEC.md section 2, "Included pages"). */
export function includedPages(
  named: readonly string[] | null,
  defaults: readonly string[],
): readonly string[] {
  return named ?? defaults;
}

interface IncludedPageListProps {
  pages: readonly PageContent[];
}

/** Links that turn the preview to a page, with the headline that stands there. */
export function IncludedPageList({ pages }: IncludedPageListProps) {
  return (
    <ul css={listStyle}>
      {pages.map((page) => {
        const headline = headlineOf(page);
        return (
          <li key={page.name}>
            <a href={`#${pageAnchor(page.name)}`}>
              <strong>{page.name}</strong>
              {headline && <span>{headline}</span>}
              <ArrowRight aria-hidden="true" size="1.125em" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The first heading of a page, unless it only repeats the page's name. */
function headlineOf({ name, blocks }: PageContent): string | undefined {
  const headline = blocks.find(({ title }) => title)?.title;
  return headline && headline !== name ? headline : undefined;
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    [theme.media.medium]: {
      columns: 2,
      columnGap: theme.space[12],
    },
    li: {
      breakInside: 'avoid',
      borderBottom: `${theme.line} solid ${theme.colour.line}`,
    },
    a: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.space[4],
      alignItems: 'center',
      paddingBlock: theme.space[4],
      color: theme.colour.textMuted,
      lineHeight: theme.leading.snug,
      textDecoration: 'none',
    },
    strong: {
      gridColumn: 1,
      color: theme.colour.text,
      fontSize: theme.text.title3,
    },
    span: { gridColumn: 1 },
    svg: {
      gridArea: '1 / 2 / span 2',
      color: theme.tint.strong,
      transition: `translate ${theme.motion.quick}`,
    },
    'a:hover': {
      strong: { textDecoration: 'underline' },
      svg: { translate: theme.space[1] },
    },
  });
