import { constants, gunzipSync } from 'node:zlib';
import { isFilm } from './films';
import { hasPdfHeader, isArchive, isArchiveOfWps, isCompoundFile } from './first-bytes';
import { isBitmap, isDrawnProgram, isEmf, isGzip, isWmf } from './pictures/starts';
import { isActiveStart, isMarkup, isText, startOf } from './text';

/**
 * What bytes are, whatever their name says: a kind that a reader judges, one that is only shown (`picture`, `film` for
 * all that moves or sounds, `model`, `symbols`, `font`), text, or one that runs (`program`).
 */
export type Contents =
  | 'compound'
  | 'archive'
  | 'pdf'
  | 'picture'
  | 'film'
  | 'model'
  | 'symbols'
  | 'font'
  | 'markup'
  | 'text'
  | 'program'
  | 'unknown'
  | 'nothing';

/**
 * First bytes of programs of all systems, shortcuts, Flash films and archives that none of the readers opens; and of
 * XML in EBCDIC, which LibreOffice reads.
 */
const programs = [
  ...['4d5a', '7f454c46', 'cafebabe', 'cffaedfe', 'cefaedfe', 'feedfa', '4c00000001140200', '465753', '435753'],
  ...['5a5753', '52617221', '377abcaf', '4d534346', '4c6fa794'],
].map((hex) => Buffer.from(hex, 'hex'));

type Shown = 'picture' | 'film' | 'font' | 'model' | 'symbols';

/** First bytes of files that are only shown, in Latin-1. A dot stands for any byte. */
const starts: Record<Shown, readonly string[]> = {
  picture: [
    ...['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*', 'II\xbc\x01', 'RIFF....WEBP'],
    // Bitmaps, alone and behind the head of a file; metafiles of Windows, alone and with a place on the page.
    ...[
      '(\0\0\0',
      'BM............(\0\0\0',
      'BM............\x0c\0\0\0',
      'BM............l\0\0\0',
      'BM............|\0\0\0',
    ],
    ...['\x01\0\t\0\0\x03', '\x02\0\t\0\0\x03', '\x01\0\t\0\0\x01', '\xd7\xcd\xc6\x9a'],
    `\x01\0\0\0${'.'.repeat(36)} EMF`,
    // A box begins with its size, and that of a kind is short (ISO/IEC 14496-12, 4.2 and 4.3).
    ...[
      '\0\0\0.ftypheic',
      '\0\0\0.ftypheix',
      '\0\0\0.ftypmif1',
      '\0\0\0.ftypavif',
      '\0\0\0\x0cjP  ',
      '\xff\x4f\xff\x51',
    ],
    ...['\0\0\x01\0', '\n\x05\x01\x08', `${'.'.repeat(522)}\0\x11\x02\xff`, '..........\0\x11\x02\xff'],
  ],
  // WAV, MP3, Matroska and MP4, none longer than the 5 MB of a document.
  film: [
    ...['RIFF....WAVE', 'ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2', '\xff\xfa', '\x1a\x45\xdf\xa3'],
    ...['\0\0\0.ftyp', '\0...moov', '\0...mdat', '\0...wide', '\0...free', '\0...skip'],
  ],
  model: ['U3D\0'],
  // CorelDRAW puts its symbols into documents, with a picture of them.
  symbols: ['RIFF....CSL2'],
  font: ['\0\x01\0\0', 'OTTO', 'true', 'ttcf', 'typ1', 'wOFF', 'wOF2'],
};

/**
 * How settings of a printer begin, and no tag does. In UTF-16 a letter of Chinese may follow the bracket and look like
 * another one, but what follows has zeros, which are in no text.
 */
const dictionary = /^<<[\s/]/;

/** In bytes: all kinds that are only shown can be recognised within them. */
export const longestStart = 1024;

export function contentsOf(data: Buffer): Contents {
  if (data.length === 0) return 'nothing';
  if (isProgram(data)) return 'program';
  if (isCompoundFile(data)) return 'compound';
  if (isArchive(data) || isArchiveOfWps(data)) return 'archive';
  const start = startOf(data);
  if (isActiveStart(start)) return 'program';
  if (isMarkup(start) && !(dictionary.test(start) && isText(data))) return 'markup';
  // Metafiles of a Mac have pages of a PDF in them.
  if (isEmf(data) || isWmf(data)) return 'picture';
  if (hasPdfHeader(data)) return 'pdf';
  const isLetters = isText(data);
  const shown = shownKind(data);
  // Letters may happen to begin like a film ("PRC").
  if (shown && !(isLetters && (data[0] ?? 0) < 0x80)) return shown;
  return isLetters ? 'text' : 'unknown';
}

function isProgram(data: Buffer): boolean {
  return isDrawnProgram(data) || programs.some((start) => data.subarray(0, start.length).equals(start));
}

/**
 * The kind of a part whose first bytes alone tell that it is only shown. A metafile may hold something else, a bitmap,
 * a film or a model may lead to another file, and what begins as a text is one, whatever follows at the places where
 * some kinds of pictures have their sign.
 */
export function kindByStart(start: Buffer): ReturnType<typeof shownKind> {
  const kind = shownKind(start);
  const mayLeadElsewhere = isBitmap(start) || isFilm(start) || kind === 'model';
  return isOpenStart(start) || mayLeadElsewhere ? undefined : kind;
}

/** Whether what begins so may be run, or hold something that is. */
export function isOpenStart(start: Buffer): boolean {
  const text = startOf(start);
  return isProgram(start) || isActiveStart(text) || isMarkup(text) || isEmf(start) || isWmf(start) || isGzip(start);
}

function shownKind(data: Buffer): Shown | undefined {
  for (const kind of ['picture', 'font', 'film', 'model', 'symbols'] as const) {
    if (starts[kind].some((start) => beginsWith(data, start))) return kind;
  }
  return isPackedMetafile(data) ? 'picture' : undefined;
}

function beginsWith(data: Buffer, start: string): boolean {
  if (data.length < start.length) return false;
  for (let at = 0; at < start.length; at += 1) {
    if (start[at] !== '.' && start.charCodeAt(at) !== data[at]) return false;
  }
  return true;
}

/** Word keeps some metafiles packed (`.emz`, `.wmz`). */
function isPackedMetafile(data: Buffer): boolean {
  if (data[0] !== 0x1f || data[1] !== 0x8b) return false;
  try {
    const start = gunzipSync(data.subarray(0, 512), { finishFlush: constants.Z_SYNC_FLUSH });
    return starts.picture.some((known) => beginsWith(start, known));
  } catch {
    return false;
  }
}
