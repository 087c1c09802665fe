import { firstState, nextState, type SiteAction } from './site-state';

const after = (...actions: SiteAction[]) =>
  actions.reduce(nextState, firstState('Home'));

test('begins on a desktop, on the first page, with an empty basket', () => {
  expect(after()).toEqual({
    device: 'desktop',
    page: 'Home',
    isFollowed: false,
    basket: 0,
    slot: null,
  });
});

test('a device shows the page that was there', () => {
  expect(
    after({ type: 'open', page: 'Shop' }, { type: 'device', device: 'phone' }),
  ).toMatchObject({ device: 'phone', page: 'Shop' });
});

test('a followed page takes the focus, and one opened by its tab does not', () => {
  expect(after({ type: 'follow', page: 'Shop' })).toMatchObject({
    page: 'Shop',
    isFollowed: true,
  });
  expect(
    after({ type: 'follow', page: 'Shop' }, { type: 'open', page: 'Home' }),
  ).toMatchObject({ page: 'Home', isFollowed: false });
});

test('the basket counts, from page to page', () => {
  expect(
    after({ type: 'buy' }, { type: 'open', page: 'Shop' }, { type: 'buy' }),
  ).toMatchObject({ basket: 2 });
});

test('one appointment is chosen at a time, and none after it is given up', () => {
  const early = { type: 'slot', slot: 'Friday, 8am' } as const;
  const late = { type: 'slot', slot: 'Friday, 10am' } as const;
  expect(after(early, late).slot).toBe('Friday, 10am');
  expect(after(early, late, late).slot).toBeNull();
});
