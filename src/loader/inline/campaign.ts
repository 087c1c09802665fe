// Inline below the frame of the booking calendar (src/gatsby/webpack.ts): passes on the campaign parameters (`utm_…`) of
// the page's address. Browsers request a lazy frame only after this.
const frame = document.currentScript
  ?.closest('section')
  ?.querySelector('iframe');

if (frame) {
  const address = new URL(frame.src);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith('utm_')) address.searchParams.set(name, value);
  if (address.href !== frame.src) frame.src = address.href;
}
