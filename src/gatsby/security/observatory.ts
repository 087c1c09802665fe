/**
 * The rules by which MDN’s HTTP Observatory scores a site, for one that sets no cookies, allows no foreign origin and
 * loads no script of another host from its HTML: read from `@mdn/mdn-http-observatory` 1.4.8 (algorithm 4), which can’t
 * be a dependency, since its installation fetches lists from the internet. A site starts with 100 points; each test adds
 * or takes some, and the bonuses only count for a site that has lost no more than 10.
 *
 * | test                         | best result                                          | points | worst           |
 * | ---------------------------- | ---------------------------------------------------- | ------ | --------------- |
 * | content-security-policy      | default-src 'none', nothing unsafe                   | +10    | -25             |
 * | strict-transport-security    | six months or more (in browsers’ preload lists: +5)  | 0      | -20             |
 * | x-frame-options              | frame-ancestors in the policy                        | +5     | -20             |
 * | x-content-type-options       | nosniff                                              | 0      | -5              |
 * | referrer-policy              | tells other sites the origin at most                 | +5     | -5              |
 * | cross-origin-resource-policy | same-origin or same-site                             | +10    | -5              |
 * | redirection                  | http leads to https on the same host                 | 0      | -20, not judged |
 * | cookies                      | none                                                 | 0      | -40, not judged |
 * | cross-origin-resource-sharing, subresource-integrity | none needed                  | 0      | -50, not judged |
 */
export interface ObservatoryScore {
  score: number;
  grade: string;
  /** The points of each judged test. */
  points: Record<string, number>;
}

const FULL = 100;
const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_552_000;

const GRADES: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

const BROAD = /^(?:(?:ftp|https?):|\*|https?:\/\/\*(?:\.\*)?)$/;
const PRIVATE_REFERRER =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const UNSAFE_REFERRER =
  /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/;

/** Takes the headers of the front page, served over https; gives its score, by the header’s policy alone. */
export function observatoryScore(headers: Headers): ObservatoryScore {
  const policy = headers.get('content-security-policy');
  const points = {
    'content-security-policy': policyPoints(policy),
    'strict-transport-security': transportPoints(headers),
    'x-frame-options': framePoints(headers, policy),
    'x-content-type-options':
      headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
        ? 0
        : -5,
    'referrer-policy': referrerPoints(headers.get('referrer-policy')),
    'cross-origin-resource-policy': resourcePoints(
      headers.get('cross-origin-resource-policy'),
    ),
  };
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, FULL);
  const losses = sum(Object.values(points).filter((number) => number < 0));
  const score = Math.max(
    0,
    losses >= BONUS_FROM ? sum(Object.values(points)) : losses,
  );
  const grade = GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
  return { score, grade, points };
}

/** Takes a policy; gives its directives by name. */
export function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

function policyPoints(policy: string | null): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const ofKind = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = withoutIdleInline(ofKind('script-src'));
  const styles = withoutIdleInline(ofKind('style-src'));
  const isUnsafe = (source: string) =>
    BROAD.test(source) || ["'unsafe-inline'", 'data:'].includes(source);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (
    scripts.some(isUnsafe) ||
    ofKind('object-src').some((source) => BROAD.test(source))
  )
    return -20;
  const isPassive = (name: string) => /^(?:img|media)-src$/.test(name);
  for (const [name, sources] of directives)
    if (!isPassive(name) && sources.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...ofKind('img-src'), ...ofKind('media-src')].some(isInsecure))
    return -10;
  if (styles.some(isUnsafe)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Browsers pass over 'unsafe-inline' where a hash or nonce stands beside it. */
const withoutIdleInline = (sources: string[]): string[] =>
  sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function transportPoints(headers: Headers): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(
    headers.get('strict-transport-security') ?? '',
  )?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_S ? 0 : -10;
}

function framePoints(headers: Headers, policy: string | null): number {
  if (policy && directivesOf(policy).has('frame-ancestors')) return 5;
  const value = headers.get('x-frame-options')?.toLowerCase() ?? '';
  return /^(?:deny|sameorigin|allow-from.*)$/.test(value) ? 0 : -20;
}

function referrerPoints(value: string | null): number {
  if (!value) return 0;
  const known = value
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => PRIVATE_REFERRER.test(each) || UNSAFE_REFERRER.test(each))
    .at(-1);
  return known !== undefined && PRIVATE_REFERRER.test(known) ? 5 : -5;
}

function resourcePoints(value: string | null): number {
  if (!value) return 0;
  if (/^same-(?:origin|site)$/i.test(value)) return 10;
  return /^cross-origin$/i.test(value) ? 0 : -5;
}
