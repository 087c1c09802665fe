import { paletteFamilies } from '../../content/constants';
import { avatarFamily } from './avatar-family';

test('initials always have the same family', () => {
  expect(avatarFamily('GP')).toBe(avatarFamily('GP'));
});

test('people in one list differ', () => {
  const families = ['GP', 'SA', 'CD', 'AO', 'MW', 'MC'].map(avatarFamily);
  expect(new Set(families).size).toBeGreaterThanOrEqual(4);
});

test.each(['', 'Ø', '漢字', '🚀', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])(
  '%j has one, too',
  (initials) => {
    expect(paletteFamilies).toContain(avatarFamily(initials));
  },
);
