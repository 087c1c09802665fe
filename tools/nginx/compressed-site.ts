import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const TEXT = /\.(?:html|js|json|xml|svg|txt|css)$/;

/**
 * Gives a folder with the built site in which texts have their compressed forms beside them: the site’s own where the
 * build has made them, otherwise a copy. `remove` takes a copy away.
 */
export function compressedSite(site: string): {
  folder: string;
  remove: () => void;
} {
  if (fs.existsSync(path.join(site, 'index.html.br')))
    return { folder: site, remove: () => undefined };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-site-'));
  fs.cpSync(site, folder, { recursive: true });
  for (const entry of fs.readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  }))
    if (entry.isFile() && TEXT.test(entry.name))
      compress(path.join(entry.parentPath, entry.name));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true }) };
}

function compress(file: string): void {
  const text = fs.readFileSync(file);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text, { params }));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text));
}
