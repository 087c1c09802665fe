import type Sveltia from '@sveltia/cms';
import type { CmsConfig, Field } from '@sveltia/cms';
import { contentOfForm, formatContent } from './format-content';
import { watchFiles } from './watch-files';

// The desk's page: Sveltia CMS with our forms. Runs before Sveltia's own script, which would load a configuration file.

declare const CMS: typeof Sveltia;

Object.assign(window, { CMS_MANUAL_INIT: true });

// Sveltia's own preference: it fetches the words of every language but English from another host (0.221.1).
const PREFERENCES = 'sveltia-cms.prefs';
const kept = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as object;
localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'en-US', ...kept }));

document.addEventListener('DOMContentLoaded', () => {
  const config = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  ) as CmsConfig;
  for (const collection of config.collections ?? [])
    for (const file of 'files' in collection ? collection.files : [collection])
      if ('fields' in file) registerFormat(file.format ?? '', file.fields);
  void CMS.init({ config });
});

if (/^(?:localhost|127\.0\.0\.1)$/.test(location.hostname)) watchFiles();

// Sveltia keeps no drafts once an editor has chosen the local folder instead of GitHub, until it loads again (0.221.1).
const isLocalUser = () =>
  localStorage.getItem('sveltia-cms.user')?.includes('"local"');
if (!isLocalUser())
  setInterval(() => {
    if (isLocalUser()) location.reload();
  }, 500);

/** One format per kind, because a format can't see which file it writes. */
function registerFormat(name: string, fields: Field[]) {
  CMS.registerCustomFormat(name, 'json', {
    // Some programs of Windows begin a file with a byte-order mark.
    fromFile: (text: string) =>
      contentOfForm(text.replace(/^\uFEFF/, ''), fields),
    toFile: (content: unknown) => formatContent(content, fields),
  });
}
