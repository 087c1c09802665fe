import { css } from '@emotion/react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { ToggleButton } from '../../components/actions/button';
import { Field } from '../../components/controls/field';
import { columns, scrollingRow, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { ALL_CATEGORIES, type Filter } from './listing-rules';

interface FilterControlsProps {
  categories: readonly string[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

export function FilterControls({
  categories,
  filter: { category, search },
  onChange,
  searchRef,
}: FilterControlsProps) {
  const searchId = useId();

  // The field is uncontrolled, because visitors may type before and during hydration. So only a search that changes
  // otherwise, such as by Back or "Clear filters", is written into it.
  const lastSearch = useRef('');
  useEffect(() => {
    const field = searchRef.current;
    if (field && lastSearch.current !== search && field.value !== search)
      field.value = search;
    lastSearch.current = search;
  }, [search, searchRef]);

  return (
    <div role="search" css={controlsStyle}>
      <Field id={searchId} label="Search">
        <input
          ref={searchRef}
          type="search"
          placeholder="Search articles..."
          autoComplete="off"
          onInput={({ currentTarget }) =>
            onChange({ category, search: currentTarget.value })
          }
        />
      </Field>
      <ul css={categoriesStyle} aria-label="Categories">
        {[ALL_CATEGORIES, ...categories].map((one) => (
          <li key={one}>
            <ToggleButton
              isPressed={one === category}
              onClick={() => onChange({ category: one, search })}
            >
              {one}
            </ToggleButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const controlsStyle = css(columns(), {
  gap: theme.space[4],
  [theme.media.print]: { display: 'none' },
  // They need scripts.
  [theme.media.noScripts]: { display: 'none' },
});

/** One row on phones, for the first article to be in sight. */
const categoriesStyle = css(wrappingRow, {
  gap: theme.space[2],
  button: { paddingInline: theme.space[3] },
  [theme.media.phone]: css(scrollingRow, { flexWrap: 'nowrap' }),
});
