/** Ends the browser's own prefetching of pages: from now on Gatsby fetches a page's data instead of its HTML. */
export function endSpeculation(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}
