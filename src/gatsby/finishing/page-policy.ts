const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const START_OF_HEAD = /<head[^>]*>(?:<meta charset="utf-8"\/?>)?/i;

/** Takes a page's HTML and a security policy; gives the page with that policy and no other. */
export function withPolicy(html: string, policy: string): string {
  // After the declaration of the encoding, which has to stand within a page's first kilobyte.
  return withoutPolicy(html).replace(
    START_OF_HEAD,
    (start) =>
      `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Takes a page's HTML; gives it without the policy of an earlier build. */
export function withoutPolicy(html: string): string {
  return html.replace(POLICY, '');
}
