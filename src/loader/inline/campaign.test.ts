const CALENDAR = 'https://calendar.example.com/demo?plan=1';

/** The address of a page's frame after the script has run as a part of it. */
function addressAt(query: string) {
  window.history.replaceState(null, '', `/book-demo${query}`);
  document.body.innerHTML = `<section><iframe></iframe><div><script></script></div></section>`;
  const frame = document.querySelector('iframe');
  frame?.setAttribute('data-src', CALENDAR);
  jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => jest.requireActual('./campaign'));
  return frame?.src;
}

test.each([
  ['', ''],
  ['?other=1', ''],
  [
    '?utm_source=letter&other=1&utm_medium=a%20b',
    '&utm_source=letter&utm_medium=a+b',
  ],
])('from "%s" the calendar gets "%s"', (query, passedOn) => {
  expect(addressAt(query)).toBe(CALENDAR + passedOn);
});
