import { parentPort } from 'node:worker_threads';
import { checkDoc } from '../doc/check';
import { checkDocx } from '../docx/check';
import { checkPdf } from '../pdf/check';
import { loaded } from '../pdf/libpdf';
import { Unfit } from '../unfit';
import type { Limit } from './limits';
import { boundMemory } from './memory';
import type { Document, Judgement, Notice, Task } from './messages';
import { currentThread } from './thread-time';

// Readers print what they find in documents, and the log of the server must not have it (reliability X7).
console.log = console.warn = console.error = () => {};

const thread = currentThread();
let current = 0;
const countAnew = boundMemory(endOfWorker);

/** Each throws Unfit for a document that is not taken. */
const checks: Record<Document['type'], (file: Buffer) => void | Promise<void>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/** What runs in a worker, one document at a time, from when its readers are loaded. */
export const ready = loaded.then(() => judge);

async function judge({ id, type, data }: Task): Promise<Judgement> {
  current = id;
  countAnew();
  tell({ id, thread });
  try {
    await checks[type](Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    return null;
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    throw error;
  }
}

/** Waits for whoever is told to end this worker, and all that the document has taken with it. */
function endOfWorker(passed: Limit): never {
  tell({ id: current, passed });
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function tell(notice: Notice): void {
  parentPort?.postMessage(notice);
}
