import { inlineHashes } from '../../src/gatsby/security/inline-hashes';
import { directivesOf } from '../../src/gatsby/security/observatory';
import type { Header } from '../../src/gatsby/security/headers';
import type { Answer } from './deployed-site';
import { unless } from './deployed-site';

/** Takes the answer for a route; gives what is wrong with the page itself, whatever the host. */
export function pageProblems(answer: Answer, origin: string): string[] {
  const { status, headers, text, address } = answer;
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text);
  return [
    ...unless(status === 200, answer, 'status 200', status),
    ...unless(
      /^text\/html; ?charset=utf-8$/i.test(headers.get('content-type') ?? ''),
      answer,
      'HTML in UTF-8',
      headers.get('content-type'),
    ),
    ...unless(
      canonical?.[1] === origin + address,
      answer,
      `the canonical address ${origin + address}`,
      canonical?.[1] ?? null,
    ),
  ];
}

/** Takes an answer; gives what is wrong with how it may be kept, when it has to be asked for again each time. */
export function freshnessProblems(answer: Answer): string[] {
  const value = answer.headers.get('cache-control');
  return unless(
    /no-cache|no-store|max-age=0/.test(value ?? ''),
    answer,
    'Cache-Control that has it asked for again',
    value,
  );
}

/** Takes the answer for a page and the headers that the build has made; gives what is wrong with its headers. */
export function headerProblems(answer: Answer, expected: Header[]): string[] {
  const { headers, text } = answer;
  const policy = headers.get('content-security-policy');
  const allowed = directivesOf(policy ?? '').get('script-src') ?? [];
  return [
    ...expected.flatMap(([name, value]) => {
      const found = headers.get(name);
      // Its hashes vary with the release; what the page itself needs is looked at below.
      const isRight =
        name === 'Content-Security-Policy'
          ? withoutHashes(found) === withoutHashes(value)
          : found === value;
      return unless(isRight, answer, `${name}: ${value}`, found);
    }),
    ...unless(
      headers.get('content-encoding') !== null,
      answer,
      'a compressed answer',
      'a plain one',
    ),
    ...(policy
      ? inlineHashes(text)
          .scripts.filter((hash) => !allowed.includes(`'${hash}'`))
          .map(
            (hash) =>
              `${answer.address} · a policy that allows the page’s inline script · ${hash} is not in it`,
          )
      : []),
  ];
}

const withoutHashes = (policy: string | null): string | undefined =>
  policy?.replace(/ 'sha256-[^']*'/g, '');
