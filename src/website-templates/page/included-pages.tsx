import { css } from '@emotion/react';
import { pillStyle } from '../../components/actions/button';
import { SiteLink } from '../../components/actions/links';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { samplePagePath } from '../preview/preview-pages';

interface IncludedPageListProps {
  slug: string;
  pages: readonly string[];
}

/** Links to the pages of the sample site. */
export function IncludedPageList({ slug, pages }: IncludedPageListProps) {
  return (
    <ul css={listStyle}>
      {pages.map((page) => (
        <li key={page}>
          <SiteLink href={samplePagePath(slug, page)}>{page}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css(wrappingRow, {
  gap: theme.space[2],
  a: [
    pillStyle,
    { display: 'block', color: 'inherit', textDecoration: 'none' },
  ],
});
