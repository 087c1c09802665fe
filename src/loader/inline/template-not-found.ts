// Inline in the 404 page (src/gatsby/webpack.ts), for hosts that support only one: at an unknown address below /websites
// it shows the page for website templates instead, before the first paint.
import { TEMPLATE_NOT_FOUND } from '../../content/routes';

const { style } = document.documentElement;

async function showTemplateNotFound() {
  const response = await fetch(TEMPLATE_NOT_FOUND, {
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(response.statusText);
  const html = await response.text();
  document.open();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else runs the scripts of a fetched page.
  document.write(html);
  document.close();
}

if (/^\/websites(\/|$)/.test(location.pathname)) {
  style.display = 'none';
  showTemplateNotFound().catch(() => {
    style.display = '';
  });
}
