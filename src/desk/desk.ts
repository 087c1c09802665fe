import type Sveltia from '@sveltia/cms';
import type { CmsConfig, Field } from '@sveltia/cms';
import { formatContent } from './format-content';

// The page of the desk: Sveltia CMS with our forms. It runs before Sveltia's own script, which would look for a
// configuration file otherwise.

declare const CMS: typeof Sveltia;

Object.assign(window, { CMS_MANUAL_INIT: true });

// Sveltia speaks the browser's language, and fetches all but this one from another host. Where that can't be reached it
// never stops asking (0.221.1, e2e/journeys/desk.spec.ts).
Object.defineProperties(navigator, {
  language: { value: 'en-US' },
  languages: { value: ['en-US'] },
});

document.addEventListener('DOMContentLoaded', () => {
  const config = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  ) as CmsConfig;
  for (const collection of config.collections ?? [])
    for (const file of 'files' in collection ? collection.files : [collection])
      if ('fields' in file) registerFormat(file.format ?? '', file.fields);
  void CMS.init({ config });
});

/** Each kind has its own format, because a format can't see whose content it writes. */
function registerFormat(name: string, fields: Field[]) {
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text: string) => JSON.parse(text) as unknown,
    toFile: (content: unknown) => formatContent(content, fields),
  });
}
