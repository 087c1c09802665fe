import { mendAddress, readableAddress } from './address';

test.each([
  ['/faq', '/faq'],
  ['/faq?q=100%#price', '/faq?q=100%#price'],
  ['/faq#caf%C3%A9', '/faq#caf%C3%A9'],
  ['/faq#save-100%', '/faq'],
  ['/faq#%E9', '/faq'],
  ['/faq#%25', '/faq'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/save-20%25', '/save-20-25'],
  ['/caf%E9?q=1', '/caf-E9?q=1'],
  ['/100%', '/100-'],
])('%s becomes %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});

test('keeps the path that was asked for in the state of the history entry', () => {
  history.replaceState({ key: 'a' }, '', '/caf%E9#100%');
  mendAddress();
  expect(location.pathname + location.hash).toBe('/caf-E9');
  expect(history.state).toEqual({ key: 'a', requested: '/caf%E9' });
});
