import { publicUrl } from '../../seo/addresses';
import { shareUrl } from './share-links';

const shared = {
  title: 'Calls & cash: 50% more?',
  url: 'https://www.larkfield.example/blog/calls#c',
  description: 'What “missed” costs, in £ + time.',
};

describe('shareUrl', () => {
  test.each([
    ['x', { text: shared.title, url: shared.url }],
    ['facebook', { u: shared.url }],
    [
      'linkedin',
      { url: shared.url, title: shared.title, summary: shared.description },
    ],
  ] as const)('has the parameters of %s and no others', (network, expected) => {
    const address = new URL(shareUrl(network, shared));
    expect(Object.fromEntries(address.searchParams)).toEqual(expected);
    expect(address.hash).toBe('');
    // A plus sign stands for itself, not for a space.
    const { search } = address;
    expect(decodeURIComponent(search)).toContain(Object.values(expected)[0]);
    expect(search).not.toContain('+');
  });
});

test.each([
  ['', 'https://www.larkfield.example/blog/calls'],
  ['https://partner.example.com/calls', 'https://partner.example.com/calls'],
])('publicUrl of a post with the link "%s" is %s', (link, address) => {
  const origin = 'https://www.larkfield.example';
  expect(publicUrl(origin, { slug: 'calls', link })).toBe(address);
});
