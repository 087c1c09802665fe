// npm run deploy:flat — copies the built site into .deploy/flat/, as Netlify, Cloudflare Pages and GitHub Pages want it.
//   --redirect-pages   makes a page of each redirect, for GitHub Pages, which knows no others
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeFlatSite } from '../src/gatsby/hosts/flat-site';
import { checkContent } from '../src/content/check/check';

const SITE = path.resolve('public');
const FLAT = path.resolve('.deploy/flat');

const { values } = parseArgs({
  options: { 'redirect-pages': { type: 'boolean', default: false } },
});
const result = checkContent(path.resolve('data'));
const [settings] = result.ok ? result.content.SiteSettings : [];

if (!fs.existsSync(path.join(SITE, '_headers'))) {
  console.error(
    'There is no built site in public/: run “npm run build” first.',
  );
  process.exitCode = 1;
} else if (!result.ok || !settings) {
  console.error('data/ has mistakes: see npm run check:content.');
  process.exitCode = 1;
} else {
  writeFlatSite({
    publicDir: SITE,
    flatDir: FLAT,
    redirects: values['redirect-pages']
      ? result.content.Redirect.flatMap(({ value }) => value)
      : [],
    origin: settings.value.origin,
  });
  console.log(`The site for static hosts is in ${path.relative('.', FLAT)}/`);
}
