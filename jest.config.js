const os = require('node:os');

/** Packages that are published as ES modules only, which jest must translate. */
const esmPackages = ['gatsby', 'gatsby-script', 'gatsby-link'].join('|');

const patience = '<rootDir>/__tests__/support/patience.ts';

const shared = {
  setupFilesAfterEnv: [patience],
  transform: { '^.+\\.[jt]sx?$': '<rootDir>/__tests__/support/transform.js' },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages})/)`],
  // Copies of this checkout that were built there.
  modulePathIgnorePatterns: ['<rootDir>/releases/'],
  // A test looks up each global through its sandbox, some twenty times slower; nobody replaces these.
  sandboxInjectedGlobals: [
    ...[
      'Array',
      'ArrayBuffer',
      'BigInt',
      'Boolean',
      'Buffer',
      'DataView',
      'Error',
      'Int32Array',
      'JSON',
      'Map',
      'Math',
    ],
    ...['Number', 'Object', 'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError'],
    ...['Uint16Array', 'Uint32Array', 'Uint8Array', 'WeakMap', 'WeakSet'],
  ],
};

/** For tests that need no document. Jest's own packages run outside of the sandbox. */
const node = {
  ...shared,
  testEnvironment: '<rootDir>/__tests__/support/packages/environment.js',
  transform: {
    // The first that matches is taken.
    [`/node_modules/(?!(@?jest|expect|${esmPackages})[-/]).+\\.[cm]?js$`]:
      '<rootDir>/__tests__/support/packages/transform.js',
    ...shared.transform,
  },
  transformIgnorePatterns: [],
};

/** @type {import('jest').Config} */
const config = {
  // A third of the time of the backend's tests is waiting, for a limit to pass or a process to end.
  maxWorkers: Math.ceil(os.availableParallelism() * 1.5),
  reporters: [
    'default',
    '<rootDir>/__tests__/support/skipped-reporter.js',
    '<rootDir>/__tests__/support/results-reporter.js',
  ],
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__tests__/support/browser-globals.ts'],
      setupFilesAfterEnv: [patience, '<rootDir>/__tests__/support/site-setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/__tests__/support/css-module.js',
        '\\.(css|woff2)$': '<rootDir>/__tests__/support/empty.js',
      },
    },
    { ...node, displayName: 'build', testMatch: ['<rootDir>/__tests__/build/**/*.test.ts'] },
    {
      ...node,
      displayName: 'api',
      testMatch: ['<rootDir>/api/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/api/test/growth/'],
    },
    // Measures the processor's time, so nothing else may run beside it.
    { ...node, displayName: 'growth', testMatch: ['<rootDir>/api/test/growth/*.test.ts'] },
    {
      ...node,
      displayName: 'faults',
      testMatch: ['<rootDir>/__tests__/faults/**/*.test.ts'],
    },
    {
      // Some of its tests need a document, and Jest loads packages for these.
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
    },
    // Reads how all others ended.
    { ...node, displayName: 'proof', testMatch: ['<rootDir>/__tests__/proof/*.test.ts'] },
  ],
};

module.exports = config;
