/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { addressesOf } from './addresses';
import { differenceOf } from './difference';

test('finds pages, those of sample sites and the demos, each once', () => {
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

const picture = (height: number, background: string) =>
  sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer();

test.each(['white', 'black'])(
  'counts what a taller picture has more as changed, in %s too',
  async (colour) => {
    const short = await picture(15, colour);
    const tall = await picture(20, colour);
    expect(await differenceOf(short, tall)).toMatchObject({ share: '25.00 %' });
    expect(await differenceOf(tall, short)).toMatchObject({ share: '25.00 %' });
    expect(await differenceOf(tall, tall)).toBeUndefined();
  },
);
