import { callerParts } from './caller-parts';

describe('callerParts', () => {
  test.each([
    ['Farida Hussain, Bramhall', ['Farida Hussain', 'Bramhall']],
    ['Ann Lee', ['Ann Lee', undefined]],
    [null, [undefined, undefined]],
  ])('of %j are %j', (caller, parts) => {
    expect(callerParts(caller)).toEqual(parts);
  });
});
