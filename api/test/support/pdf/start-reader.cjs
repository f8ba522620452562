// Threads are started by plain Node, which cannot read TypeScript yet.
require('tsx/cjs');
module.exports = require('./reader.ts').ready;
