/** @jest-environment node */
const { packageFolders } = jest.requireActual<{
  packageFolders: (sources: string[]) => string[];
}>('./shipped.mjs');
const { noticesText } = jest.requireActual<{
  noticesText: (packages: object[]) => string;
}>('./text.mjs');

const FONT = 'node_modules/@fontsource/bricolage-grotesque';

test('source maps tell which packages have a part in what browsers load', () => {
  expect(
    packageFolders([
      'webpack://site/./node_modules/react/index.js',
      'webpack://site/./node_modules/react/jsx-runtime.js',
      'webpack://site/./node_modules/@emotion/cache/dist/a.js',
      'webpack://site/./node_modules/prop-types/node_modules/react-is/index.js',
      'webpack://site/./.cache/loader.js',
      'webpack://site/webpack/runtime/load script',
      'webpack://site/./src/pages/index.tsx',
    ]),
  ).toEqual(
    [
      '@emotion/cache',
      FONT.slice('node_modules/'.length),
      'gatsby',
      'prop-types/node_modules/react-is',
      'react',
      'webpack',
    ].map((folder) => `node_modules/${folder}`),
  );
});

const entry = {
  name: 'a',
  version: '1.0.0',
  licenses: 'MIT',
  repository: 'https://example.com/a',
  licenseFile: '/a/LICENSE',
  licenseText: 'Do as you like.  \r\nNo warranty.\n',
};

describe('the notices', () => {
  test('name each package and quote its licence', () => {
    const text = noticesText([entry]);
    expect(text).toContain('a 1.0.0 · MIT · https://example.com/a\n');
    expect(text).toMatch(/Do as you like\.\nNo warranty\.\n$/);
  });

  test('quote of a README only what it says of the licence', () => {
    const text = noticesText([
      {
        ...entry,
        licenseFile: '/a/README.md',
        licenseText: '# a\n\nIt beeps.\n\n## License\n\nMIT © Ann',
      },
    ]);
    expect(text).toContain('## License\n\nMIT © Ann');
    expect(text).not.toContain('It beeps.');
  });

  test.each([{ licenseText: '' }, { licenses: 'UNKNOWN' }])(
    'refuse a package without a licence: %j',
    (fields) => {
      expect(() => noticesText([{ ...entry, ...fields }])).toThrow(
        'a does not say under which licence it stands.',
      );
    },
  );
});
