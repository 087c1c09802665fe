/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../content/test-support';
import { writeFlatSite } from './flat-site';

test('pages are files, old addresses pages, and nothing of a former copy stays', () => {
  const folder = temporaryFolder();
  const publicDir = path.join(folder, 'public');
  const flatDir = path.join(folder, 'flat');
  const put = (file: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), file);
  };
  [
    'public/index.html',
    'public/404.html',
    'public/_headers',
    'public/blog/index.html',
    'public/blog/index.html.br',
    'public/blog/posts.json',
    'public/blog/a/index.html',
    'public/app-1.js.gz',
    'public/page-data/404.html/page-data.json',
    'flat/former.html',
  ].forEach(put);
  writeFlatSite({
    publicDir,
    flatDir,
    redirects: [{ from: '/old/post', to: '/blog/a' }],
    origin: 'https://www.larkfield.example',
  });
  const files = fs
    .readdirSync(flatDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(flatDir, path.join(entry.parentPath, entry.name)),
    );
  expect(files.sort()).toEqual([
    '404.html',
    '_headers',
    'blog.html',
    'blog/a.html',
    'blog/posts.json',
    'index.html',
    'old/post.html',
    'page-data/404.html/page-data.json',
  ]);
  expect(fs.readFileSync(path.join(flatDir, 'blog/a.html'), 'utf8')).toBe(
    'public/blog/a/index.html',
  );
  expect(
    fs.readFileSync(path.join(flatDir, 'old/post.html'), 'utf8'),
  ).toContain('url=/blog/a');
  fs.rmSync(folder, { recursive: true });
});
