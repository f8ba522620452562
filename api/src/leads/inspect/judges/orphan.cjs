// A thread of its own, in plain JavaScript: when the server has ended, nobody else ends a process that a document keeps
// busy for ever.
const { workerData } = require('node:worker_threads');

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, 250);
