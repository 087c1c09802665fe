/** @jest-environment node */
import { only, repositoryContent } from '../../content/test-support';
import { RESOURCE_POLICY, securityHeaders } from './headers';
import { sha256 } from './inline-hashes';
import { observatoryScore } from './observatory';
import { headerPolicy } from './policy';

const ours = () =>
  new Headers([
    ...securityHeaders(
      headerPolicy(only(repositoryContent().SiteSettings), {
        scripts: [sha256('a')],
        styleAttributes: [],
      }),
    ),
    [RESOURCE_POLICY.name, RESOURCE_POLICY.own],
  ] as [string, string][]);

test('our headers are an A+, with every bonus that headers can earn', () => {
  expect(observatoryScore(ours())).toEqual({
    score: 130,
    grade: 'A+',
    points: {
      'content-security-policy': 10,
      'strict-transport-security': 0,
      'x-frame-options': 5,
      'x-content-type-options': 0,
      'referrer-policy': 5,
      'cross-origin-resource-policy': 10,
    },
  });
});

test('a site without any header fails', () => {
  expect(observatoryScore(new Headers())).toMatchObject({
    score: 30,
    grade: 'D',
  });
});

// The figures are those that the package itself gives for the same headers.
test.each([
  [
    'Content-Security-Policy',
    "default-src 'self'; frame-ancestors 'none'",
    125,
  ],
  ['Content-Security-Policy', "default-src 'none'; style-src data:", 80],
  ['Content-Security-Policy', "script-src 'unsafe-eval'", 60],
  ['Content-Security-Policy', 'default-src https:', 60],
  ['Content-Security-Policy', "default-src 'none'; img-src http://a", 70],
  ['Content-Security-Policy', "default-src 'none'; connect-src http://a", 60],
  ['Strict-Transport-Security', 'max-age=100', 120],
  ['Strict-Transport-Security', 'includeSubDomains', 80],
  ['X-Content-Type-Options', 'sniff', 125],
  ['Referrer-Policy', 'unsafe-url', 120],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 120],
  ['Cross-Origin-Resource-Policy', 'none', 115],
])('%s: %s', (name, value, score) => {
  const headers = ours();
  headers.set(name, value);
  expect(observatoryScore(headers).score).toBe(score);
});

test('bonuses don’t make up for a loss of more than 10 points', () => {
  const headers = ours();
  headers.delete('Strict-Transport-Security');
  expect(observatoryScore(headers)).toMatchObject({ score: 80, grade: 'B+' });
});
