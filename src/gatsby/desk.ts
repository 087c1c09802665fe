import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Reporter } from 'gatsby';
import { DESK_PATH } from '../content/routes';
import { type Repository, deskConfig } from '../desk/desk-config';
import type { ResponseHeader } from './hosting';

/** Sveltia CMS, and the icon font that it would load from another host, in this order: `pageOf` destructures them. */
const FILES = [
  'node_modules/@sveltia/cms/dist/sveltia-cms.js',
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
];

/** The repository that the built site's desk edits; undefined means no desk (docs/hosting.md). */
export function deskRepository(): Repository | undefined {
  const { DESK_REPOSITORY: name, DESK_SIGN_IN: signIn } = process.env;
  return name ? { name, signIn } : undefined;
}

/** Adds the desk to the built site, or removes that of an earlier build. Throws for a repository without an owner. */
export async function publishDesk({ reporter }: { reporter: Reporter }) {
  const folder = path.resolve(`public${DESK_PATH}`);
  fs.rmSync(folder, { recursive: true, force: true });
  const repository = deskRepository();
  if (!repository) return;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository.name))
    throw new Error(
      `DESK_REPOSITORY is “${repository.name}”: expected the owner and the name, such as “larkfield/website”.`,
    );
  await writeDesk(folder, repository);
  reporter.info(`The editors’ desk of ${repository.name} is at ${DESK_PATH}`);
}

/** Writes the editors' desk to a folder, to be served at `DESK_PATH`. */
export async function writeDesk(
  folder: string,
  repository: Repository,
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  for (const file of FILES)
    fs.copyFileSync(file, path.join(folder, path.basename(file)));
  await build({
    entryPoints: ['src/desk/desk.ts'],
    outfile: path.join(folder, 'desk.js'),
    bundle: true,
    minify: true,
  });
  fs.writeFileSync(path.join(folder, 'index.html'), pageOf(repository));
}

function pageOf(repository: Repository): string {
  const config = deskConfig(repository);
  const [script = '', font = ''] = FILES.map((file) => path.basename(file));
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${deskCsp()}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${config.app_title ?? ''}</title>
<link rel="icon" href="/favicon-32x32.png">
<style>@font-face{font-family:"Material Symbols Outlined";src:url(${DESK_PATH}/${font}) format("woff2")}</style>
<script id="config" type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<body>
<script src="${DESK_PATH}/desk.js"></script>
<script src="${DESK_PATH}/${script}"></script>
`;
}

/** The desk's security policy: it may only connect to GitHub and this site. */
export function deskCsp(): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://*.githubusercontent.com",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Headers that replace the site's on the desk. The sign-in window has to reach its opener, hence the opener policy. */
export function deskHeaders(): ResponseHeader[] {
  return [
    ['Content-Security-Policy', `${deskCsp()}; frame-ancestors 'none'`],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cache-Control', 'no-cache'],
  ];
}
