/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../content/test-support';
import { writeFlatSite } from './flat-site';

test('pages are files, old addresses pages, and nothing of a former copy stays', () => {
  const folder = temporaryFolder();
  const publicDir = path.join(folder, 'public');
  const flatDir = path.join(folder, 'flat');
  for (const name of [
    'public/index.html',
    'public/_headers',
    'public/blog/index.html',
    'public/blog/index.html.br',
    'public/blog/index.html.gz',
    'public/blog/a/index.html',
    'public/page-data/404.html/page-data.json',
    'flat/former.html',
  ]) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, name);
  }
  writeFlatSite({
    publicDir,
    flatDir,
    redirects: [
      { from: '/old/post/', to: '/faq#a' },
      { from: '/b.html', to: '/' },
    ],
    origin: 'https://www.example.com',
  });
  const read = (file: string) =>
    fs.readFileSync(path.join(flatDir, file), 'utf8');
  const files = fs
    .readdirSync(flatDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(flatDir, file)).isFile());
  expect(files.sort()).toEqual([
    '_headers',
    'b.html',
    'blog.html',
    'blog/a.html',
    'index.html',
    'old/post.html',
    'page-data/404.html/page-data.json',
  ]);
  expect(read('blog/a.html')).toBe('public/blog/a/index.html');
  expect(read('old/post.html')).toContain('content="0; url=/faq#a"');
  expect(read('old/post.html')).toContain(
    '<link rel="canonical" href="https://www.example.com/faq#a">',
  );
  fs.rmSync(folder, { recursive: true });
});
