/** @jest-environment node */
import { redirects } from './redirects';
import { complaints } from './test-support';

test.each([[[]], [[{ from: '/old', to: '/faq' }]]])('%j is right', (value) => {
  expect(complaints(redirects, value)).toEqual([]);
});

test.each([
  [
    { from: 'old', to: '/faq' },
    '[0].from: a path on this site that starts with /',
  ],
  [
    { from: '/old', to: 'https://a.example' },
    '[0].to: a path on this site that starts with /',
  ],
  [
    { from: '/old', to: '//a.example' },
    '[0].to: a path on this site that starts with /',
  ],
  [
    { from: '/old#a', to: '/faq' },
    '[0].from: a path without "#": browsers keep what follows it to themselves',
  ],
  [
    { from: '/old/', to: '/faq' },
    '[0].from: a path without a "/" at its end, as all addresses of this site',
  ],
  [{ from: '/old' }, '[0].to: text'],
  [
    { from: '/old', to: '/faq', status: 301 },
    '[0].status: no field of this name',
  ],
])('%j is refused', (redirect, complaint) => {
  expect(complaints(redirects, [redirect])).toEqual([complaint]);
});
