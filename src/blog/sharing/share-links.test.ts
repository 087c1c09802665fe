import type { Network } from './share-links';
import { POPUP_FEATURES, publicAddress, shareAddress } from './share-links';

const shared = {
  title: 'Calls & cash: 50% more?',
  url: 'https://www.larkfield.example/blog/calls-and-cash',
  description: 'What “missed” costs, in £ + time = sums.',
};

/** The parameters of an address, in their order, as the network reads them. */
const read = (network: Network, what: Parameters<typeof shareAddress>[2]) => [
  ...new URL(shareAddress(network, 'https://share.example.com/a', what))
    .searchParams,
];

describe('shareAddress', () => {
  test.each([
    [
      'x',
      [
        ['text', shared.title],
        ['url', shared.url],
      ],
    ],
    ['facebook', [['u', shared.url]]],
    [
      'linkedin',
      [
        ['url', shared.url],
        ['title', shared.title],
        ['summary', shared.description],
      ],
    ],
  ] as const)('tells %s just this', (network, parameters) => {
    expect(read(network, shared)).toEqual(parameters);
  });

  test('encodes every value', () => {
    expect(
      shareAddress('x', 'https://x.com/intent/tweet', {
        title: 'A & B?',
        url: 'https://a.example/b#c',
      }),
    ).toBe(
      'https://x.com/intent/tweet?text=A%20%26%20B%3F&url=https%3A%2F%2Fa.example%2Fb%23c',
    );
  });

  test('has no summary without a description', () => {
    const { title, url } = shared;
    expect(read('linkedin', { title, url })).toEqual([
      ['url', url],
      ['title', title],
    ]);
  });
});

test('the window is 600 by 400', () => {
  expect(POPUP_FEATURES).toBe('width=600,height=400');
});

describe('publicAddress', () => {
  const origin = 'https://www.larkfield.example';

  test.each([
    ['', 'https://www.larkfield.example/blog/calls'],
    ['https://partner.example.com/calls', 'https://partner.example.com/calls'],
  ])('of a post with the link "%s" is %s', (link, address) => {
    expect(publicAddress(origin, { slug: 'calls', link })).toBe(address);
  });
});
