/** @jest-environment node */
import vm from 'node:vm';
import { bundleInlineScript } from './bundle-inline-script';

test.each(['src/loader/inline/loader.ts', 'src/loader/inline/head.ts'])(
  '%s becomes one small script without globals',
  (file) => {
    const code = bundleInlineScript(file);
    expect(code.length).toBeLessThan(5000);
    expect(code).not.toMatch(/<\/script|\bimport\b|\brequire\(/);
    const before = Object.keys(vm.createContext({}));
    const context = vm.createContext({});
    // Node runs the script up to its first use of a browser API.
    expect(() => {
      vm.runInContext(code, context);
    }).toThrow('is not defined');
    expect(Object.keys(context)).toEqual(before);
  },
);
