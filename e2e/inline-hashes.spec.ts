import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/build/finishing/files-below';
import { parsedElements } from '../src/build/security/parsed-elements';
import { scannedElements } from '../src/build/security/scanned-elements';
import { expect, test } from './site';

const SITE = path.resolve('public');

test('the build reads every page quickly, and as browsers do', async () => {
  const files = await filesBelow(SITE);
  const pages = files.filter(
    (file) =>
      file.endsWith('.html') && !file.startsWith(path.join(SITE, '_gatsby')),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8');
    expect(scannedElements(html), page).toEqual(parsedElements(html));
  }
});
