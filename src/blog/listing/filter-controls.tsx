import type { Ref } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Field } from '../../components/controls/field';
import { ToggleChip } from '../../components/controls/toggle-chip';
import { wrappingRow } from '../../styles/lists';
import type { Filter } from './listing-rules';
import { ALL_CATEGORIES } from './listing-rules';

interface FilterControlsProps {
  categories: readonly string[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  searchRef: Ref<HTMLInputElement>;
}

export function FilterControls({
  categories,
  filter: { category, search },
  onChange,
  searchRef,
}: FilterControlsProps) {
  const searchId = useId();
  return (
    <div css={controlsStyle}>
      <Field id={searchId} label="Search">
        <input
          ref={searchRef}
          type="search"
          placeholder="Search articles..."
          autoComplete="off"
          value={search}
          onInput={({ currentTarget }) =>
            onChange({ category, search: currentTarget.value })
          }
        />
      </Field>
      <ul css={chipsStyle} aria-label="Categories">
        {[ALL_CATEGORIES, ...categories].map((one) => (
          <li key={one}>
            <ToggleChip
              isPressed={one === category}
              onClick={() => onChange({ category: one, search })}
            >
              {one}
            </ToggleChip>
          </li>
        ))}
      </ul>
    </div>
  );
}

const controlsStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[4],
    marginBottom: theme.space[5],
    [theme.media.wide]: {
      gridTemplateColumns: `${theme.width.smallCard} 1fr`,
      alignItems: 'end',
      gap: theme.space[6],
    },
    // They need scripts.
    [theme.media.noScripts]: { display: 'none' },
  });

const chipsStyle = (theme: Theme) =>
  css(wrappingRow(theme), { gap: theme.space[2] });
