/** Class names are their own names: by inheritance, which a namespace of imports keeps. */
module.exports = Object.create(new Proxy({}, { get: (_, name) => name }));
