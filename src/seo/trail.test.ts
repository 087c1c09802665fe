/** @jest-environment node */
import { trailTo } from './trail';

const link = (name: string, href: string | null) => ({ name, href });

const navigation = {
  header: [
    { ...link('Home', '/'), dropdown: null },
    {
      ...link('Services', null),
      dropdown: [link('Website Design', '/website-design')],
    },
  ],
  footer: {
    groups: [
      { links: [link('Sites', '/website-design'), link('Help', '/faq')] },
    ],
  },
};

const HOME = { name: 'Home', path: '/' };

test.each([
  ['the footer', '/faq/', [], [HOME, { name: 'Help', path: '/faq' }]],
  [
    'the header rather than the footer',
    '/website-design',
    [],
    [HOME, { name: 'Website Design', path: '/website-design' }],
  ],
  [
    'the page where the navigation has no name for it',
    '/websites/shop',
    ['/website-design'],
    [
      HOME,
      { name: 'Website Design', path: '/website-design' },
      { name: 'Own', path: '/websites/shop' },
    ],
  ],
])('takes names from %s', (_where, pathname, parents, trail) => {
  expect(trailTo(navigation, { pathname, name: 'Own', parents })).toEqual(
    trail,
  );
});

test('there is no way to the home page', () => {
  const home = { pathname: '/', name: 'Larkfield', parents: [] };
  expect(trailTo(navigation, home)).toEqual([]);
});
