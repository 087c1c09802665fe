import { initials } from './initials';

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
