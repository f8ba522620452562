import { readdirSync, readFileSync } from 'node:fs';
import { newFolder } from '../../../kit/folders';
import { hasScriptOfForm } from '../../corpora/truth/pdf';
import { activeIn, isProgramName } from './active';
import { readObject, type Value } from './notation';
import { printed } from './run';
import type { Testimony } from './witness';

/**
 * What MuPDF, Poppler and qpdf find in a PDF that runs, sends or starts something. MuPDF and qpdf, the program, mend
 * what is broken and list every object, decrypted and unpacked; Poppler lists the scripts and files that a viewer of
 * its would have.
 */
export async function heldInPdf(file: string): Promise<Testimony> {
  const [byMupdf, byQpdf, scripts, attached] = await Promise.all([
    objectsOfMupdf(file),
    objectsOfQpdf(file),
    scriptsOfPoppler(file),
    programsAttached(file),
  ]);
  const found = [...activeIn(byMupdf), ...activeIn(byQpdf), ...scripts, ...attached];
  const forms = [...byMupdf.values()].map((value) => JSON.stringify(value)).filter((text) => text.includes('"/XFA"'));
  for (const form of forms) if (await hasScriptOfForm(file, `/XFA [${form}]`)) found.push('a form with scripts');
  return { found: [...new Set(found)], isRead: byMupdf.size > 0 && byQpdf.size > 0 };
}

export async function objectsOfMupdf(file: string): Promise<Map<string, Value>> {
  const lines = (await printed('mutool', ['show', file, 'grep']))?.split('\n') ?? [];
  return new Map(
    lines.flatMap((line): [string, Value][] => {
      const [, name, rest = ''] = /^(?:(\d+ \d+) obj|trailer) (.*)$/.exec(line) ?? [];
      return rest === '' ? [] : [[name ? `${name} R` : 'trailer', readObject(rest)]];
    }),
  );
}

export async function objectsOfQpdf(file: string): Promise<Map<string, Value>> {
  const output = await printed('qpdf', ['--json=2', '--json-key=qpdf', '--json-stream-data=none', file]);
  try {
    const { qpdf }: { qpdf: [unknown, Record<string, Value>] } = JSON.parse(
      Buffer.from(output ?? '', 'latin1').toString(),
    );
    return new Map(Object.entries(qpdf[1]).map(([name, entry]) => [name.replace(/^obj:/, ''), contentOf(entry)]));
  } catch {
    // It may have ended within a word.
    return new Map();
  }
}

/** A value, or the dictionary of a stream. */
function contentOf(entry: Value): Value {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  const { stream = null, value = null } = entry;
  return stream !== null && typeof stream === 'object' && !Array.isArray(stream) ? (stream.dict ?? null) : value;
}

/** What Poppler's viewers would run. */
export async function scriptsOfPoppler(file: string): Promise<string[]> {
  const scripts = (await printed('pdfinfo', ['-js', file])) ?? '';
  return scripts.trim() === '' ? [] : ['a script'];
}

/** Beginnings of programs: of Windows, Linux and a Mac, and of scripts. */
const programStart = /^(?:MZ|\x7fELF|[\xca\xcf\xfe][\xfe\xed\xfa\xce]|#!)/;

export async function programsAttached(file: string): Promise<string[]> {
  const list = (await printed('pdfdetach', ['-list', file])) ?? '';
  const names = [...list.matchAll(/^\d+: (.*)$/gm)].map(([, name = '']) => name);
  if (names.length === 0) return [];
  const { folder, remove } = newFolder();
  await printed('pdfdetach', ['-saveall', '-o', folder, file]);
  const starts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(`${folder}/${name}`).toString('latin1', 0, 8));
  remove();
  const runs = names.some(isProgramName) || starts.some((start) => programStart.test(start));
  return runs ? ['a program that is attached'] : [];
}
