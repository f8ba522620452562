// A thread of its own, in plain JavaScript: it needs nothing that could hang with the event loop that it watches.
const { write } = require('node:fs');
const { workerData } = require('node:worker_threads');

const { beats, interval, patience } = workerData;
let seen = 0;
let still = 0;

// Counted in looks and not by the clock, for a machine that was suspended has not hung.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === seen ? still + interval : 0;
  seen = now;
  if (still >= patience) end();
}, interval);

function end() {
  const msg = `the server has hung for ${patience} ms and is ended, to be started again`;
  write(2, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`, () => {});
  // The process ends whether or not the line could be written: the reader of the log may be the reason why everything
  // hangs.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200);
}
