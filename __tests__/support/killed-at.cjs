/**
 * For `node --require`: kills this process right before it changes something below the folder KILLED_IN for the
 * KILLED_AT-th time.
 */
const fs = require('node:fs');

const changes = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'utimesSync',
  'writeFileSync',
];
let left = Number(process.env.KILLED_AT);

for (const name of changes) {
  const change = fs[name];
  fs[name] = (...args) => {
    const isThere = args.some((arg) => typeof arg === 'string' && arg.startsWith(process.env.KILLED_IN));
    if (isThere) left -= 1;
    if (isThere && left === 0) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
}
