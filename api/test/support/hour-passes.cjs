/** For a process that is given it by `--require`: what it would do in an hour, it does at once. */
const { setTimeout } = globalThis;
globalThis.setTimeout = (work, time, ...rest) => setTimeout(work, time === 3_600_000 ? 0 : time, ...rest);
