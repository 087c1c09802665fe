import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../components/button';
import { wrappingRow } from '../styles/lists';
import { GAP, pageNumbers } from './page-numbers';

interface PaginationProps {
  current: number;
  last: number;
  onChange: (page: number) => void;
}

/** The pages of the listing; nothing where there is only one. */
export function Pagination({ current, last, onChange }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages of articles" css={navigationStyle}>
      <ul css={wrappingRow}>
        <li>
          <Button
            variant="secondary"
            disabled={current === 1}
            onClick={() => onChange(current - 1)}
          >
            Previous
          </Button>
        </li>
        {pageNumbers(current, last).map((page, index) => (
          <li key={page === GAP ? `gap ${index}` : page}>
            {page === GAP ? (
              GAP
            ) : (
              <Button
                variant="secondary"
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => onChange(page)}
              >
                {page}
              </Button>
            )}
          </li>
        ))}
        <li>
          <Button
            variant="secondary"
            disabled={current === last}
            onClick={() => onChange(current + 1)}
          >
            Next
          </Button>
        </li>
      </ul>
    </nav>
  );
}

const navigationStyle = (theme: Theme) =>
  css({
    marginTop: theme.space[10],
    ul: { justifyContent: 'center', gap: theme.space[2] },
    button: { padding: `${theme.space[2]} ${theme.space[4]}` },
    // Twice, to outdo the look of the button itself.
    '&& [aria-current]': {
      borderColor: theme.colour.text,
      background: theme.colour.text,
      color: theme.colour.page,
    },
    [theme.media.noScripts]: { display: 'none' },
  });
