import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../components/button';
import { Field } from '../components/field';
import { wrappingRow } from '../styles/lists';
import type { Filter } from './filter';
import { ALL_CATEGORIES } from './filter';

interface FilterControlsProps {
  categories: readonly string[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** The search box and the category buttons. */
export function FilterControls({
  categories,
  filter,
  onChange,
}: FilterControlsProps) {
  const searchId = useId();
  return (
    <div css={controlsStyle}>
      <Field id={searchId} label="Search">
        <input
          type="search"
          placeholder="Search articles..."
          value={filter.search}
          onChange={(event) =>
            onChange({ ...filter, search: event.target.value })
          }
        />
      </Field>
      <ul css={wrappingRow} aria-label="Categories">
        {[ALL_CATEGORIES, ...categories].map((category) => (
          <li key={category}>
            <Button
              variant={category === filter.category ? 'primary' : 'secondary'}
              aria-pressed={category === filter.category}
              onClick={() => onChange({ ...filter, category })}
            >
              {category}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const controlsStyle = (theme: Theme) =>
  css({ display: 'grid', gap: theme.space[4], marginBottom: theme.space[6] });
