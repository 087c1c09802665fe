/** @jest-environment node */
import vm from 'node:vm';
import { inlineScript } from './inline-script';

test.each([
  'src/gatsby/finishing/inline-loader.ts',
  'src/layout/header-script.ts',
])('%s becomes one small script that leaves nothing behind', (file) => {
  const code = inlineScript(file);
  expect(code.length).toBeLessThan(5000);
  expect(code).not.toMatch(/<\/script|\bimport\b|\brequire\(/);
  const before = Object.keys(vm.createContext({}));
  const context = vm.createContext({});
  // It gets as far as the first thing that only browsers have.
  expect(() => {
    vm.runInContext(code, context);
  }).toThrow('document is not');
  expect(Object.keys(context)).toEqual(before);
});
