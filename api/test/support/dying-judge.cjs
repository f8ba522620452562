// Instead of the judge of documents: each begins with what its process is to do.
const { on } = require('node:events');

const deeds = {
  answer: () => process.send({ judgement: null }),
  'answer late': () => setTimeout(deeds.answer, 100),
  grow() {
    const map = new Map();
    for (let key = 2 ** 31; ; key += 1) map.set(key, key);
  },
  throw: () =>
    setImmediate(() => {
      throw new Error('a secret of the document');
    }),
  leave: () => process.exit(3),
  kill: () => process.kill(process.pid, 'SIGKILL'),
  hang() {
    for (;;);
  },
};

process.send('ready');
(async () => {
  for await (const [{ data }] of on(process, 'message')) deeds[data.toString()]();
})();
