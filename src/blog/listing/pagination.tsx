import { css } from '@emotion/react';
import { smallButtonStyle } from '../../components/actions/button';
import { wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface PaginationProps {
  current: number;
  last: number;
  onChange: (page: number) => void;
}

/** The page buttons of the listing; nothing for a single page. */
export function Pagination({ current, last, onChange }: PaginationProps) {
  if (last <= 1) return null;
  const button = (text: string | number, page: number) => (
    <button
      type="button"
      css={smallButtonStyle}
      aria-label={text === page ? `Page ${page}` : undefined}
      aria-current={text === current ? 'page' : undefined}
      disabled={page < 1 || page > last}
      onClick={() => onChange(page)}
    >
      {text}
    </button>
  );
  return (
    <nav aria-label="Pages of articles" css={navigationStyle}>
      <ul css={wrappingRow}>
        <li>{button('Previous', current - 1)}</li>
        {pageNumbers(current, last).map((page, index) => (
          <li key={page === GAP ? `gap ${index}` : page}>
            {page === GAP ? GAP : button(page, page)}
          </li>
        ))}
        <li>{button('Next', current + 1)}</li>
      </ul>
    </nav>
  );
}

const navigationStyle = css({
  marginTop: theme.space[10],
  ul: { justifyContent: 'center', gap: theme.space[2] },
  [theme.media.noScripts]: { display: 'none' },
});

export const GAP = '…';

/** Up to seven pages: all. Otherwise the first, the last, and the current with its neighbours, or five near an end. */
export function pageNumbers(
  current: number,
  last: number,
): (number | typeof GAP)[] {
  if (last <= 7) return range(1, last);
  if (current <= 4) return [...range(1, 5), GAP, last];
  if (current >= last - 3) return [1, GAP, ...range(last - 4, last)];
  return [1, GAP, ...range(current - 1, current + 1), GAP, last];
}

function range(from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, index) => from + index,
  );
}
