import fs from 'node:fs';
import path from 'node:path';
import { valueAt } from '../content/json-values';
import { colourOf } from '../styles/colours';

export const ICON = 'src/brand/icon.svg';

/** The options of gatsby-plugin-manifest, for phones that add the site to their home screen. */
export function manifestOptions() {
  const name = siteName();
  return {
    name,
    short_name: name,
    lang: 'en-GB',
    start_url: '/',
    // Keeps the browser's Back button, which a site of many pages and external links needs.
    display: 'minimal-ui',
    theme_color: colourOf('page', 'light'),
    background_color: colourOf('page', 'light'),
    // src/layout/document-components.tsx sets a colour for each theme instead.
    theme_color_in_head: false,
    icon: ICON,
    icon_options: { purpose: 'any maskable' },
    icons: [192, 512].map((size) => ({
      src: `icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** Read from the file, because plugins get their options before there are nodes. The checker reports its mistakes. */
function siteName(): string | undefined {
  try {
    const bytes = fs.readFileSync(path.resolve('data/site.json'));
    // TextDecoder removes a byte-order mark, too.
    const site: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const name = valueAt(site, ['name']);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
