import { css } from '@emotion/react';
import { pillStyle } from '../../components/actions/button';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { pageAnchor } from '../preview/preview-pages';

/** Links that turn the preview to a page. */
export function IncludedPageList({ pages }: { pages: readonly string[] }) {
  return (
    <ul css={listStyle}>
      {pages.map((page) => (
        <li key={page}>
          <a href={`#${pageAnchor(page)}`}>{page}</a>
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
