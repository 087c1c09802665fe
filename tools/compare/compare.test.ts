/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { addressesOf } from './addresses';
import { differenceOf } from './difference';

test('finds routes, pages of sample sites and demos, each once', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const origin = 'https://www.example';
  write('sitemap-0.xml', `<loc>${origin}/</loc><loc>${origin}/site</loc>`);
  write('index.html', '<span data-scripts-on-load="#demo"></span>');
  const link = '<a href="#page-shop">Shop</a><a href="#tiers">Prices</a>';
  write('site/index.html', `<a href="/#demo">Demo</a>${link}${link}`);
  expect(addressesOf(folder)).toEqual(
    expect.arrayContaining(['/', '/#demo', '/site', '/site#page-shop']),
  );
  expect(addressesOf(folder)).toHaveLength(6);
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
    expect(await differenceOf(short, tall)).toMatchObject({ share: 0.25 });
    expect(await differenceOf(tall, short)).toMatchObject({ share: 0.25 });
    expect(await differenceOf(tall, tall)).toBeUndefined();
  },
);
