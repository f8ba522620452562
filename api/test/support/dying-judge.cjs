// Instead of the judge of documents: each begins with what its process is to do, and some name a file behind it.
const { on } = require('node:events');
const { appendFileSync, readFileSync } = require('node:fs');

const deeds = {
  answer: () => process.send({ judgement: null }),
  // And says in the file which process it is.
  'answer as'(file) {
    appendFileSync(file, `${process.pid}\n`);
    setTimeout(deeds.answer, 100);
  },
  'answer late': () => setTimeout(deeds.answer, 100),
  grow() {
    const map = new Map();
    for (let key = 2 ** 31; ; key += 1) map.set(key, key);
  },
  throw: () =>
    setImmediate(() => {
      throw new Error('a secret of the document');
    }),
  // As a reader with a mistake does.
  fail: () => process.send({ fault: { type: 'SyntaxError', at: ['    at read'] } }),
  leave: () => process.exit(3),
  kill: () => process.kill(process.pid, 'SIGKILL'),
  hang() {
    for (;;);
  },
  // And says in the file which process it is.
  'hang as'(file) {
    appendFileSync(file, `${process.pid}\n`);
    deeds.hang();
  },
  // Says in the file which process has it, and answers only when another one had it before.
  'wait to be killed'(file) {
    appendFileSync(file, `${process.pid}\n`);
    if (readFileSync(file, 'utf8').split('\n').length > 2) deeds.answer();
  },
  'wait to be killed again': (file) => appendFileSync(file, `${process.pid}\n`),
};

process.send('ready');
(async () => {
  for await (const [{ data }] of on(process, 'message')) {
    const [deed, file] = data.toString().split(': ');
    deeds[deed](file);
  }
})();
