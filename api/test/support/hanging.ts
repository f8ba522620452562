import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { start } from './processes';

const patienceFile = path.join(__dirname, '../../src/liveness/patience.ts');

/** Runs on every thread of the server before anything else. `pause` lets the thread stand still, in milliseconds. */
const preload = (patience: object, script: string) => `
  const { isMainThread, parentPort } = require('node:worker_threads');
  const pause = (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
  if (isMainThread) {
    require(${JSON.stringify(require.resolve('tsx/cjs'))});
    Object.assign(require(${JSON.stringify(patienceFile)}).patience, ${JSON.stringify(patience)});
  }
  ${script}`;

export interface Ailment {
  /** What ails it, as JavaScript. */
  script: string;
  /** In place of the server's own, in milliseconds: the tests need not wait so long. */
  patience?: { loop?: number; database?: number };
  env?: NodeJS.ProcessEnv;
}

/** The server, with something that hangs in it. */
export function startHanging({ script, patience = {}, env = {} }: Ailment): ChildProcess {
  const folder = temporaryFolder();
  writeFiles(folder, { 'preload.cjs': preload(patience, script) });
  return start('server.ts', [], {
    PORT: '0',
    DATABASE_URL: `sqlite:${path.join(folder, 'leads.db')}`,
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--require ${path.join(folder, 'preload.cjs')}`,
    ...env,
  });
}
