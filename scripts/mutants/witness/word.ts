import path from 'node:path';
import { printed, python } from './run';
import type { Testimony } from './witness';

const script = path.join(__dirname, '../../corpora/truth/word.py');

/** What Python finds in a Word document, by its own readers and olefile: macros, fields, templates, programs. */
export async function heldInWord(file: string): Promise<Testimony> {
  const [, truth = '', why = ''] = /^(\w+) ?(.*)/.exec((await printed(python, [script, file])) ?? '') ?? [];
  return { found: truth === 'active' ? [why] : [], isRead: truth === 'genuine' || truth === 'active' };
}
