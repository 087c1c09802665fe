import fs from 'node:fs';
import path from 'node:path';
import { parseSource } from '../content/check/parse';
import { valueAt } from '../content/json-values';
import { kinds } from '../content/kinds';
import { colourOf } from '../styles/colours';
import { DATA_DIR } from './sync/content-copy';

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

/** Plugins get their options before there are nodes. Undefined if the file is missing or has a mistake: the checker reports it. */
function siteName() {
  const file = kinds.SiteSettings.glob;
  const source = path.join(DATA_DIR, file);
  if (!fs.existsSync(source)) return undefined;
  const { value } = parseSource({ file, bytes: fs.readFileSync(source) });
  const name = valueAt(value, ['name']);
  return typeof name === 'string' ? name : undefined;
}
