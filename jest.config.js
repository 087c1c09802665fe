/** @type {import('jest').Config} */
module.exports = {
  // By default one core stays idle.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  roots: ['<rootDir>/src', '<rootDir>/tools'],
  transform: { '\\.[jt]sx?$|\\.mjs$': '<rootDir>/tools/jest/transform.js' },
  transformIgnorePatterns: [
    '/node_modules/(?!(ky|gatsby|@gatsbyjs|lucide-react)/)',
  ],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/tools/jest/gatsby.tsx',
    '/\\.cache/loader$': 'gatsby/cache-dir/loader',
    '\\.css\\?raw$': '<rootDir>/tools/jest/text.js',
    '\\.woff2$': '<rootDir>/tools/jest/file.js',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
  // A machine that is busy with something else makes tests slow, not wrong.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
};
