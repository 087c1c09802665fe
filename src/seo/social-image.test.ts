import { socialImageAlt, socialImagePath } from './social-image';

test.each([
  ['/', '/social/home.jpg'],
  ['/about', '/social/about.jpg'],
  ['/blog/ten-ways', '/social/blog/ten-ways.jpg'],
])('the social image of %s is %s', (path, file) => {
  expect(socialImagePath(path)).toBe(file);
});

test('the alternative text quotes the title', () => {
  expect(socialImageAlt('About us', 'Larkfield')).toContain(
    '“About us”, beside Larkfield’s',
  );
});
