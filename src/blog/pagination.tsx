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
    <nav aria-label="Pages of articles">
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
                variant={page === current ? 'primary' : 'secondary'}
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
