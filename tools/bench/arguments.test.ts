/** @jest-environment node */
const { readArguments } = jest.requireActual<{
  readArguments: (args: string[]) => { sizes: number[]; jsonFile?: string };
}>('./arguments.mjs');

test.each([
  [[], { sizes: [6, 100, 1000, 5000] }],
  [['--posts', '100,6,100'], { sizes: [6, 100] }],
  [['--posts=6'], { sizes: [6] }],
  [['--posts', '6', '--json', 'a.json'], { sizes: [6], jsonFile: 'a.json' }],
])('%j', (args, read) => {
  expect(readArguments(args)).toEqual(read);
});

test.each([
  ['--posts', ''],
  ['--posts', '6,'],
  ['--posts', '1.5'],
  ['--posts', 'many'],
  ['--post', '6'],
  ['6'],
  ['--json'],
])('%j %j is refused', (...args) => {
  expect(() => readArguments(args)).toThrow();
});
