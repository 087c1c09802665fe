// What a visitor of the listing chose, and how the page's address says it: ?category=&q=&page= (all of them optional).

import type { Filter } from './filter';
import { ALL_CATEGORIES } from './filter';

export interface ListingState extends Filter {
  /** From 1. It may be beyond the last page: an address can say anything. */
  page: number;
}

/** The listing before anybody chose anything: what its HTML shows. */
export const START: ListingState = {
  category: ALL_CATEGORIES,
  search: '',
  page: 1,
};

/** Whether a state shows the same as the start does: a blank search is none (SPEC.md section 5). */
export function isStart({ category, search, page }: ListingState): boolean {
  return (
    category === START.category && search.trim() === '' && page === START.page
  );
}

/** Takes the query of an address and the categories there are; gives the state it stands for, and the start for nonsense. */
export function readQuery(
  query: string,
  categories: readonly string[],
): ListingState {
  const parameters = new URLSearchParams(query);
  const category = parameters.get('category') ?? '';
  const page = parameters.get('page') ?? '';
  return {
    category: categories.includes(category) ? category : START.category,
    search: parameters.get('q') ?? START.search,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : START.page,
  };
}

/** Takes a state and the query of the present address; gives the new query, with what else stands in it kept. */
export function writeQuery(
  { category, search, page }: ListingState,
  query: string,
): string {
  const parameters = new URLSearchParams(query);
  const set = (name: string, value: string, isNothing: boolean) => {
    if (isNothing) parameters.delete(name);
    else parameters.set(name, value);
  };
  set('category', category, category === START.category);
  set('q', search, search === START.search);
  set('page', String(page), page === START.page);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
