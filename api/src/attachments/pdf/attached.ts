import path from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { checkDoc } from '../doc/check';
import { checkDocx } from '../docx/check';
import { problemWithFileName } from '../file-name';
import { executable, type Unfit } from '../unfit';
import type { AttachedFile } from './files';
import { activeElements, isActiveMarkup } from './markup';

type Check = (data: Buffer) => void | Promise<void>;

/** What may be attached, by the ends of names; "" is no end at all. Anything else could be a program for somebody. */
const kinds: [ends: string[], check: Check][] = [
  [['', '.txt', '.csv', '.tsv', '.md', '.tex', '.bib', '.log', '.json', '.css'], refuseSignatures],
  [['.png', '.jpg', '.jpeg', '.gif', '.tif', '.tiff', '.bmp', '.webp', '.heic', '.jp2'], refuseSignatures],
  [['.mp3', '.wav', '.m4a', '.ogg', '.mp4', '.m4v', '.mov', '.mpg', '.mpeg', '.avi', '.webm'], refuseSignatures],
  [['.u3d', '.prc'], refuseSignatures],
  [['.xml', '.mml', '.xmp', '.svg', '.html', '.htm', '.xhtml'], refuseActiveMarkup],
  [['.xlsx', '.pptx', '.odt', '.ods', '.odp', '.odg'], refuseActiveParts],
  [['.docx'], checkDocx],
  [['.doc'], checkDoc],
];

const checks = new Map(kinds.flatMap(([ends, check]) => ends.map((end) => [end, check] as const)));

/**
 * Looks into a file that is attached to a PDF, as far as a program could hide there: what its name and its first bytes
 * say must be a document, picture, sound or film. `checkPdf` judges what is a PDF itself.
 * @throws Unfit
 */
export async function checkAttached({ names, contents }: AttachedFile, checkPdf: Check): Promise<void> {
  const ends = names.map((name) => path.win32.extname(name.replace(/(?<![\s.])[\s.]+$/, '')).toLowerCase());
  const found = ends.map((end) => (end === '.pdf' ? checkPdf : checks.get(end)));
  if (names.some(hasBadName) || found.includes(undefined)) throw notTaken();
  try {
    for (const { stream } of contents) {
      // The reader that sees also what nobody reaches does not say what is inside.
      const data = stream.data && Buffer.from(stream.data());
      for (const check of new Set(found.length > 0 ? found : [refuseSignatures])) if (data) await check?.(data);
    }
  } catch {
    throw notTaken();
  }
}

function hasBadName(name: string): boolean {
  return problemWithFileName(path.win32.basename(name)) !== undefined;
}

/** First bytes of programs for all systems, shortcuts, Flash films, archives and Office files. */
const signatures = [
  ...['4d5a', '7f454c46', 'cafebabe', 'cffaedfe', 'cefaedfe', 'feedfa', '2321', '4c00000001140200'],
  ...['465753', '435753', '5a5753', '504b0304', 'd0cf11e0', '52617221', '377abcaf', '4d534346', '7b5c727466'],
].map((digits) => Buffer.from(digits, 'hex'));

function refuseSignatures(data: Buffer): void {
  if (signatures.some((signature) => data.subarray(0, signature.length).equals(signature))) throw notTaken();
}

function refuseActiveMarkup(data: Buffer): void {
  if (isActiveMarkup(data, activeElements.page)) throw notTaken();
}

/** Parts of Office files of all makers that run, or have files in them: macros, controls, scripts, objects. */
const activePart = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml|activex\/|basic\/|scripts\/|embeddings\/|object \d)/i;

async function refuseActiveParts(data: Buffer): Promise<void> {
  const archive = await fromBufferPromise(data, { lazyEntries: true, strictFileNames: true });
  for await (const { fileName } of archive.eachEntry()) if (activePart.test(fileName)) throw notTaken();
}

function notTaken(): Unfit {
  return executable('an attached file that is locked or broken, or could be a program');
}
