import type { Redirect } from '../../content/redirects';
import { escapeHtml } from '../../components/escape-html';

/** Takes a redirect and the site’s origin; gives the page that leads on, for hosts that know no redirects. */
export function redirectPage({ to }: Redirect, origin: string): string {
  const address = escapeHtml(to);
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>This page has moved</title>
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${escapeHtml(origin + to)}">
<p>This page has moved to <a href="${address}">${address}</a>.</p></html>
`;
}

/** Takes a redirect; gives the path of its page’s file below the site’s folder. */
export function redirectPageFile({ from }: Redirect): string {
  const path = from.replace(/^\/|\/+$/g, '');
  return path.endsWith('.html') ? path : `${path}.html`;
}
