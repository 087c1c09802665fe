import { useMemo } from 'react';
import type { ListingState } from './listing-state';
import { readQuery, writeQuery } from './listing-state';
import { useQuery } from './use-query';

/**
 * What a visitor of the listing chose, kept in the page's address: links to it can be shared, Back and reload work.
 * Takes the categories there are; gives the state and what changes it. A search is one entry in the history, however
 * many letters it has.
 */
export function useListingState(categories: readonly string[]) {
  const { query, setQuery } = useQuery();
  const state = useMemo(
    () => readQuery(query, categories),
    [query, categories],
  );

  function change(next: ListingState) {
    const goesOnTyping = state.search !== '' && next.search !== state.search;
    setQuery(
      writeQuery(next, query),
      goesOnTyping && next.search !== '' ? 'same' : 'new',
    );
  }

  return { state, change };
}
