import { Budget } from '../../../src/leads/inspect/budget';
import { ActionJudge } from '../../../src/leads/inspect/pdf/actions';
import { placesIn, readEvery } from '../../../src/leads/inspect/pdf/every';
import { loaded, readLeniently, readWithoutReference } from '../../../src/leads/inspect/pdf/libpdf';
import { readStrictly } from '../../../src/leads/inspect/pdf/qpdf';
import { dictionariesIn } from '../../../src/leads/inspect/pdf/values';

const readers = {
  strict: readStrictly,
  lenient: readLeniently,
  'without the cross-reference': readWithoutReference,
  every: (file: Buffer) => readEvery(file, placesIn(file.toString('latin1')), new Budget()),
};

export type Reader = keyof typeof readers;

// It runs in a process of its own, outside Jest, which cannot load the readers.
process.on('message', async (question: Question) => {
  await loaded;
  process.send?.(await judge(question));
});

interface Question {
  reader: Reader;
  data: Uint8Array;
}

/** What one reading alone shows that must not be there; null for nothing. */
async function judge({ reader, data }: Question): Promise<string | null> {
  const reading = await readers[reader](Buffer.from(data));
  if (!reading) return null;
  const actions = new ActionJudge(reading);
  for (const object of reading.objects) {
    for (const { dictionary } of dictionariesIn(object)) {
      const found = actions.forbiddenIn(dictionary);
      if (found) return found;
    }
  }
  return null;
}
