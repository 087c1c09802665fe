import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { deskConfig, type Repository } from './desk-config';

// The editors' desk is a site of its own: on the public site's origin, any script of its pages could read the access
// tokens that editors sign in with.

/** Sveltia CMS, the icon font that it would load from another host, and the icon, in this order. */
const FILES = [
  'node_modules/@sveltia/cms/dist/sveltia-cms.js',
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  'src/brand/icon.svg',
];

/** Writes the desk's site to a folder. Throws for a repository without an owner. */
export async function writeDesk(
  folder: string,
  repository: Repository,
): Promise<void> {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository.name))
    throw new Error(
      `DESK_REPOSITORY is “${repository.name}”: expected the owner and the name, such as “larkfield/website”.`,
    );
  fs.mkdirSync(folder, { recursive: true });
  for (const file of FILES)
    fs.copyFileSync(file, path.join(folder, path.basename(file)));
  await build({
    entryPoints: ['desk/desk.ts'],
    outfile: path.join(folder, 'desk.js'),
    bundle: true,
    minify: true,
  });
  fs.writeFileSync(path.join(folder, 'index.html'), pageOf(repository));
  fs.writeFileSync(path.join(folder, '_headers'), HEADERS);
}

function pageOf(repository: Repository): string {
  const config = deskConfig(repository);
  const [script = '', font = '', icon = ''] = FILES.map((file) =>
    path.basename(file),
  );
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${config.app_title ?? ''}</title>
<link rel="icon" href="/${icon}">
<style>@font-face{font-family:"Material Symbols Outlined";src:url(/${font}) format("woff2")}</style>
<script id="config" type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<body>
<script src="/desk.js"></script>
<script src="/${script}"></script>
`;
}

/** It may only connect to itself and to GitHub. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** For Cloudflare Pages. The sign-in window has to reach its opener, hence the opener policy. */
const HEADERS = `/*
  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
  Cache-Control: no-cache
`;
