// Processes are started by plain Node, which cannot read TypeScript yet.
require('tsx/cjs');
require('./child.ts');
