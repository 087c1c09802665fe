import fs from 'node:fs';

/** The addresses of a built site: its pages, two unknown ones, the demos, and all pages of sample sites. */
export function addressesOf(folder: string): string[] {
  const matches = (file: string, pattern: RegExp) =>
    Array.from(
      fs.readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern),
      ([, match = '']) => match,
    );
  const routes = matches('sitemap-0.xml', /<loc>https?:..[^/<]+([^<]*)/g);
  const parts = routes.flatMap((route) =>
    matches(
      `${route}/index.html`,
      /="(#demo|\/[^"]+\/preview(?:#[^"]+)?)"/g,
    ).map((address) => (address.startsWith('/') ? address : route + address)),
  );
  const unknown = ['/nowhere', '/websites/nothing-here'];
  return [...new Set([...routes, ...unknown, ...parts])].sort();
}
