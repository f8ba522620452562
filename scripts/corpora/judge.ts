import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '../../api/src/leads/inspect/judges/judge-process';
import { type DocumentType, documentType, maxFileBytes } from '../../src/contract/attachment';
import { type Judge, withPatientJudges } from '../lib/patient-judges';
import { truthOfPdf } from './truth/pdf';
import type { Truth } from './truth/truth';
import { openedByLibreOffice, truthOfWord } from './truth/word';

/** A document, what other programs say of it, and what the server does. */
export interface Judged {
  file: string;
  type: DocumentType;
  truth: Truth;
  /** What the visitor would read; undefined for a document that is taken. */
  refusal: string | undefined;
  /** From the document's way into a worker to its judgement, in milliseconds. */
  time: number;
  isMistake: boolean;
}

/** Judges every document in a folder and the folders in it, two at a time. */
export async function judgeFolder(folder: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  const waiting = documentsIn(folder);
  const opened = await openedByLibreOffice(waiting.filter(({ type }) => type !== 'pdf').map(({ file }) => file));
  const work = async (judge: Judge) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const truth = await (next.type === 'pdf' ? truthOfPdf(next.file) : truthOfWord(next.file, opened));
      judged.push(await judgeOne(judge, next, truth));
    }
  };
  await withPatientJudges((judge) => Promise.all([work(judge), work(judge)]));
  return judged.sort((a, b) => a.file.localeCompare(b.file));
}

interface Found {
  file: string;
  type: DocumentType;
}

/** Those of a kind that visitors send, and small enough to be sent. */
function documentsIn(folder: string): Found[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const type = documentType(name);
    return type && statSync(file).isFile() && statSync(file).size <= maxFileBytes ? { file, type } : [];
  });
}

async function judgeOne(judge: Judge, { file, type }: Found, truth: Truth): Promise<Judged> {
  const data = await readFile(file);
  const started = performance.now();
  const outcome = await judge({ type, data });
  const time = performance.now() - started;
  const refusal = refusalOf(outcome);
  const isMistake = refusal === undefined ? truth === 'active' : truth === 'genuine' || truth === 'broken';
  return { file, type, truth, refusal, time, isMistake };
}

/** What the visitor would read; undefined for a document that is taken. */
export function refusalOf(outcome: Outcome): string | undefined {
  return 'failed' in outcome ? `passed the limit: ${outcome.failed}` : (outcome.judgement ?? undefined);
}
