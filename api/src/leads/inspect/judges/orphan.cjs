// A thread of its own, in plain JavaScript: a document may hold the process for good, and whoever ends it then is gone.
const { workerData } = require('node:worker_threads');

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, 250);
