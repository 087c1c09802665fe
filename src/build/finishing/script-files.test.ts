/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HASHED_SCRIPT } from '../security/headers';
import { ScriptFiles } from './script-files';

test('a kept script is written once, under a name that changes with it and may be kept for ever', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  const scripts = new ScriptFiles();
  const one = scripts.keep('one()');
  expect(one).toMatch(HASHED_SCRIPT);
  expect(scripts.keep('one()')).toBe(one);
  const two = scripts.keep('two()');
  expect(two).not.toBe(one);
  scripts.write(folder);
  expect(fs.readdirSync(folder)).toHaveLength(2);
  expect(fs.readFileSync(path.join(folder, two), 'utf8')).toBe('two()');
  fs.rmSync(folder, { recursive: true });
});
