import { on } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isRecord } from '../../../../../src/contract/record';
import { checkDocument } from '../document';
import { InvalidFile } from '../invalid-file';
import { loaded } from '../pdf/libpdf';
import { exitCodes, type Limits } from './limits';
import { boundMemory } from './memory';
import type { Answer, Document, Fault } from './messages';

/** What a process that judges documents is started with. */
export interface Start {
  limits: Limits;
  /** Number of the process that starts it. */
  parent: number;
}

const { limits, parent }: Start = JSON.parse(process.argv[2] ?? '');
endWithParent();
void work();

/** One document at a time, from when the readers are loaded. */
async function work(): Promise<void> {
  const documents = on(process, 'message');
  const countAnew = boundMemory(limits, (limit) => process.exit(exitCodes[limit]));
  await loaded;
  process.send?.('ready');
  for await (const [document] of documents) {
    countAnew();
    process.send?.(await judge(document));
  }
}

async function judge({ type, data }: Document): Promise<Answer> {
  try {
    await checkDocument(type, Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    return { judgement: null };
  } catch (error) {
    return error instanceof InvalidFile ? { judgement: error.message } : { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): Fault {
  const { name: type, code, stack = '' } = isRecord(error) ? error : {};
  const lines = String(stack).split('\n');
  return { type, code, at: lines.filter((line) => line.startsWith('    at ')) };
}

/**
 * The process ends with its server and not before: systemd and a terminal send these signals to all processes, while
 * the server still answers the requests that it has.
 */
function endWithParent(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  new Worker(path.join(__dirname, 'orphan.cjs'), { workerData: parent, execArgv: [] }).unref();
}
