// Inline below the frame of the booking calendar (src/gatsby/webpack.ts): gives it its address, with the campaign
// parameters (`utm_…`) of the page's address. If it had one before, a slow browser would request both.
const frame = document.currentScript
  ?.closest('section')
  ?.querySelector('iframe');

if (frame?.dataset.src) {
  const address = new URL(frame.dataset.src);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith('utm_')) address.searchParams.set(name, value);
  frame.src = address.href;
}
