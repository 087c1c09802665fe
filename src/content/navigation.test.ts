/** @jest-environment node */
import { navigation } from './navigation';
import { complaints } from './test-support';

const link = { name: 'Blog', href: '/blog' };

const value = {
  header: [link, { name: 'Services', dropdown: [link] }],
  signIn: { name: 'Sign in', href: 'https://app.larkfield.example' },
  getStarted: link,
  footer: {
    tagline: 'Some words',
    groups: [{ title: 'A title', links: [link] }],
    newsletter: {
      title: 'A title',
      text: 'Some words',
      label: 'Email address',
      button: 'Subscribe',
    },
  },
};

test('an item is a link or has a dropdown', () => {
  expect(complaints(navigation, value)).toEqual([]);
});

test.each([
  ['neither', { name: 'Home' }, 'header[0]: either "href" or "dropdown"'],
  [
    'both',
    { ...link, dropdown: [link] },
    'header[0]: either "href" or "dropdown"',
  ],
  [
    'an empty dropdown',
    { name: 'Home', dropdown: [] },
    'header[0].dropdown: at least one link',
  ],
  [
    'a dropdown in a dropdown',
    { name: 'Home', dropdown: [{ ...link, dropdown: [link] }] },
    'header[0].dropdown[0].dropdown: no field of this name',
  ],
  ['no name', { href: '/' }, 'header[0].name: text'],
])('an item with %s is refused', (_title, item, complaint) => {
  expect(complaints(navigation, { ...value, header: [item] })).toEqual([
    complaint,
  ]);
});

test.each([
  [{ header: [] }, 'header: at least one item'],
  [{ signIn: { name: 'Sign in' } }, 'signIn.href: text'],
  [
    { footer: { ...value.footer, groups: [] } },
    'footer.groups: at least one group',
  ],
])('%j is refused', (change, complaint) => {
  expect(complaints(navigation, { ...value, ...change })).toEqual([complaint]);
});
