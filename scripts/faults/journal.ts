import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Submission } from '../../kit/submissions';
import { fieldsDigest, sha256 } from './digest';

/** What was sent: everything the checker must find again, by digest. */
export interface Sent {
  event: 'sent';
  key: string;
  form: string;
  fields: string;
  file: string | null;
}

/** What the visitor was told: a receipt, or why not. */
export interface Told {
  event: 'told';
  key: string;
  receipt: string | null;
  outcome: string;
}

/**
 * What the clients did, line by line in a file of their own: nothing that the server says later can change it. A line
 * is written before the first attempt, and another as soon as an attempt has its final answer.
 */
export class Journal {
  private readonly file: number;

  constructor(readonly path: string) {
    this.file = openSync(path, 'a');
  }

  sent({ key, form, fields, file }: Submission): void {
    this.write({ event: 'sent', key, form: form.name, fields: fieldsDigest(fields), file: file ? sha256(file) : null });
  }

  told(key: string, outcome: string, receipt: string | null): void {
    this.write({ event: 'told', key, receipt, outcome });
  }

  close(): void {
    closeSync(this.file);
  }

  private write(line: Sent | Told): void {
    writeSync(this.file, `${JSON.stringify(line)}\n`);
  }
}

export function readJournal(path: string): (Sent | Told)[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
