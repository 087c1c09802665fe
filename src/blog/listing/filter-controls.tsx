import { type RefObject, useEffect, useId, useRef } from 'react';
import { css } from '@emotion/react';
import { Field } from '../../components/controls/field';
import { ToggleButton } from '../../components/actions/button';
import { scrollingRow, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { type Filter, ALL_CATEGORIES } from './listing-rules';

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

  // The field is uncontrolled, because visitors may type before and during hydration.
  const shown = useRef('');
  useEffect(() => {
    const field = searchRef.current;
    if (field && shown.current !== search && field.value !== search)
      field.value = search;
    shown.current = search;
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

const controlsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  // They need scripts.
  [theme.media.noScripts]: { display: 'none' },
});

/** One row on phones, for the first article to be in sight. */
const categoriesStyle = css(wrappingRow, {
  gap: theme.space[2],
  button: { paddingInline: theme.space[3] },
  [theme.media.phone]: css(scrollingRow, { flexWrap: 'nowrap' }),
});
