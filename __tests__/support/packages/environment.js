const { createRequire } = require('node:module');
const { isNativeError } = require('node:util/types');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Node itself loads packages (`transform.js`), once for all test files of a worker: Jest would load them anew for each
 * file, which took a third of all the time. No test may replace a package, or its clock, by a mock.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requirePackage = createRequire(__filename);
    knowErrorsOfPackages(this.global.Error);
  }
};

/** They are made outside of the sandbox, by another `Error` than the one that a test's `instanceof` asks. */
function knowErrorsOfPackages(SandboxError) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(SandboxError, Symbol.hasInstance, {
    value(value) {
      if (isInstance.call(this, value)) return true;
      return this === SandboxError && (isNativeError(value) || value instanceof Error);
    },
  });
}
