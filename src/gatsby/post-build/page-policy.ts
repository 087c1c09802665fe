const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const INLINE_SCRIPT =
  /<script(?![^>]*(?: src=| type="application\/))[^>]*>([^]*?)<\/script>/g;
// The policy follows the charset, which browsers look for only in the first 1024 bytes of a page.
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** The inline scripts of a page that browsers run. */
export function inlineScriptsOf(page: string): string[] {
  return Array.from(page.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
}

/** Sets the page's security policy, replacing an earlier one. Throws for a page that has no place for it. */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const bare = page.replace(POLICY, '');
  if (!CHARSET.test(bare))
    throw new Error('A built page has no charset, which its policy follows');
  return bare.replace(CHARSET, (charset) => charset + meta);
}
