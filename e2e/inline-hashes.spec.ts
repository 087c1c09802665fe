import fs from 'node:fs';
import { pagesBelow } from '../src/gatsby/finishing/files-below';
import { parsedElements } from '../src/gatsby/security/parsed-elements';
import { scannedElements } from '../src/gatsby/security/scanned-elements';
import { expect, test } from './site';

test('the build reads every page quickly, and as browsers do', async () => {
  const pages = await pagesBelow('public');
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8');
    expect(scannedElements(html), page).toEqual(parsedElements(html));
  }
});
