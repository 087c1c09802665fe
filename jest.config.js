/** @type {import('jest').Config} */
module.exports = {
  // Jest leaves one core idle by default.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  roots: ['<rootDir>/src', '<rootDir>/desk', '<rootDir>/tools'],
  transform: { '\\.[jt]sx?$|\\.mjs$': '<rootDir>/tools/jest/transform.js' },
  transformIgnorePatterns: [
    '/node_modules/(?!(ky|gatsby|@gatsbyjs|lucide-react)/)',
  ],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/tools/jest/mock-gatsby.tsx',
    '/\\.cache/loader$': 'gatsby/cache-dir/loader',
    '\\.woff2$': '<rootDir>/tools/jest/mock-file.ts',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
  // Generous, because a busy machine makes tests slow.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
};
