/** Leaves the loading of a package to Node (`environment.js`). */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = requirePackage(${JSON.stringify(file)});` }),
};
