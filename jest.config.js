import type { Config } from 'jest';

/** ESM-only packages that the code under test imports. */
const esmPackages = ['gatsby', 'gatsby-script', 'gatsby-link'].join('|');

const shared = {
  transform: { '^.+\\.[jt]sx?$': '<rootDir>/__tests__/support/transform.js' },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages})/)`],
};

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__tests__/support/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/site-setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/__tests__/support/css-module.js',
        '\\.(css|woff2)$': '<rootDir>/__tests__/support/empty.js',
      },
    },
    { ...shared, displayName: 'build', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/build/**/*.test.ts'] },
    { ...shared, displayName: 'api', testEnvironment: 'node', testMatch: ['<rootDir>/api/test/**/*.test.ts'] },
    { ...shared, displayName: 'built', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'] },
    { ...shared, displayName: 'e2e', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'] },
  ],
};

export default config;
