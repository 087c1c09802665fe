/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressesOf } from './addresses';

test('finds each page once, including sample sites and demos', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const write = (file: string, text: string) =>
    fs.writeFileSync(path.join(folder, file), text);
  fs.mkdirSync(path.join(folder, 'site'));
  write('sitemap-0.xml', '<loc>https://x.y/</loc><loc>https://x.y/site</loc>');
  write('index.html', '<span data-scripts-on-load="#demo"></span>');
  const links = '<a href="/site/preview#page-shop"></a><a href="#tiers"></a>';
  write('site/index.html', `<a href="/#demo"></a>${links}${links}`);
  expect(addressesOf(folder)).toEqual([
    ...['/', '/#demo', '/nowhere', '/site', '/site/preview#page-shop'],
    '/websites/nothing-here',
  ]);
});
