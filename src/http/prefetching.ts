/** What this file needs of a window. */
type Tokens = Pick<Window & typeof globalThis, 'DOMTokenList'>;

/**
 * Lets Gatsby fetch ahead in Firefox without breaking the policy. Firefox judges `<link rel="prefetch">` by default-src,
 * which allows nothing, where others ask whether any directive would allow it. Gatsby takes such a link wherever a
 * browser says that it knows them, and a request, which connect-src allows, elsewhere (in Safari): so Firefox is made to
 * say that it does not. See src/http/fetch-ahead.ts.
 */
export function fetchAheadByRequests(view: Tokens): void {
  // Only Firefox has it.
  if (!('mozInnerScreenX' in view)) return;
  const tokens = view.DOMTokenList.prototype;
  const supports = Object.getOwnPropertyDescriptor(tokens, 'supports');
  Object.defineProperty(tokens, 'supports', {
    ...supports,
    value(this: DOMTokenList, token: string): boolean {
      const known: unknown = supports?.value;
      return (
        token !== 'prefetch' &&
        typeof known === 'function' &&
        Boolean(known.call(this, token))
      );
    },
  });
}
