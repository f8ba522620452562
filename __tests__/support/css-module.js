/** Class names are their own names, for default and named imports alike. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => (name in target ? target[name] : name) });
