import { paletteFamilies } from '../../content/constants';
import { avatarFamily, initials } from './avatar';

test('gives most people in a list different colours', () => {
  const families = ['GP', 'SA', 'CD', 'AO', 'MW', 'MC'].map(avatarFamily);
  expect(new Set(families).size).toBeGreaterThanOrEqual(4);
});

test.each(['', '漢字', '🚀'])('has a colour for %j', (initials) => {
  expect(paletteFamilies).toContain(avatarFamily(initials));
});

describe('initials', () => {
  test.each([
    ['Farida Hussain, Bramhall', 'FH'],
    ['Mary Ann van Dyke', 'MD'],
    ['Renu', 'R'],
    ['42 customers', '42'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
