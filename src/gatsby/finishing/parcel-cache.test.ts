/** @jest-environment node */
import fs from 'node:fs';
import { temporaryFolder } from '../../content/test-support';
import { dropParcelCache } from './parcel-cache';

test.each([
  [30, true],
  [10_000, false],
])('of a site with %i pages what Parcel keeps stays: %s', (pages, stays) => {
  const folder = temporaryFolder();
  dropParcelCache(pages, folder);
  expect(fs.existsSync(folder)).toBe(stays);
  fs.rmSync(folder, { recursive: true, force: true });
});

test('there may be nothing that Parcel keeps', () => {
  const folder = temporaryFolder();
  fs.rmSync(folder, { recursive: true });
  expect(() => dropParcelCache(10_000, folder)).not.toThrow();
});
