import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../../tools/lib/project-copy';
import { buildCopy } from '../support/build-copy';

test('a build with mistakes in data/ names their lines, stops, and keeps the last good site', async () => {
  const copy = copyProject();
  try {
    const page = path.join(copy, 'public', 'index.html');
    fs.mkdirSync(path.dirname(page));
    fs.writeFileSync(page, 'the last good site');
    fs.writeFileSync(path.join(copy, 'data/faq.json'), '{ "groups": 3 }\n');
    fs.writeFileSync(path.join(copy, 'data/posts/new.json'), '{ "id": }\n');

    const { status, output } = await buildCopy(copy);

    expect(status).not.toBe(0);
    for (const line of [
      'data/faq.json',
      'Groups · expected a list, found 3',
      'data/posts/new.json',
      'The whole file · expected valid JSON',
    ])
      expect(output).toContain(line);
    expect(fs.readdirSync(path.dirname(page))).toEqual(['index.html']);
    expect(fs.readFileSync(page, 'utf8')).toBe('the last good site');
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
});
