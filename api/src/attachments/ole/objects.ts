import { type Carried, mayBeProgram } from '../carried';
import type { Storage } from '../compound/compound-file';
import { checkWordStreams } from '../doc/word-streams';
import { isDocument } from '../file-kinds';
import { executable, locked } from '../unfit';
import { isKnownClass, isPackageClass } from './classes';
import { checkLink } from './linked';
import { nativeData } from './package';
import { checkPresentation } from './presentation';
import { checkWorkbook } from './workbook';

/** Where programs of Office and their imitators keep macros ([MS-OVBA] 2.2), and what a control keeps of itself. */
const macros = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);
const controls = new Set(['\u0003ocxname', '\u0003ocxdata']);
const protectedStreams = new Set(['encryptedpackage', '\tdrmcontent']);

/** Streams that hold a whole file of another program. */
const files = new Set(['package', 'package_stream', 'contents', 'embeddedodf', '__substg1.0_37010102']);

/** Streams with the name of a file that is attached to a message ([MS-OXMSG] 2.2.2). */
const attachedNames = /^__substg1\.0_370[47]001([ef])$/;

/**
 * A storage and all that it contains, each of which may be an object that some program has embedded.
 * @returns files that are carried inside, to be judged in their turn
 * @throws Unfit
 */
export function checkObjects(storage: Storage): Carried[] {
  const names = [...storage.streams.keys(), ...storage.storages.keys()];
  if (names.some((name) => macros.has(name))) throw executable('macros');
  if (names.some((name) => controls.has(name))) throw executable('controls');
  if (names.some((name) => protectedStreams.has(name))) throw locked();
  if (!isKnownClass(storage.clsid)) throw executable('an embedded object of an unknown kind');
  const carried = [...storage.streams].flatMap(([name, stream]) => checkStream(name, stream, storage));
  return [...carried, ...[...storage.storages.values()].flatMap(checkObjects)];
}

function checkStream(name: string, stream: Buffer, storage: Storage): Carried[] {
  if (stream.length === 0) return [];
  if (name === '\u0001ole') checkLink(stream);
  if (name === '\u0001ole10native') return [nativeData(stream, isPackageClass(storage.clsid))];
  if (name === 'worddocument') checkWordStreams(storage);
  if (name === 'workbook' || name === 'book') checkWorkbook(stream);
  if (name === 'powerpoint document') checkPresentation(stream);
  checkAttachedName(name, stream);
  return files.has(name) ? [{ names: [], data: stream }] : [];
}

function checkAttachedName(name: string, stream: Buffer): void {
  const coding = attachedNames.exec(name)?.[1];
  if (!coding) return;
  const file = stream.toString(coding === 'f' ? 'utf16le' : 'latin1').replaceAll('\0', '');
  if (!isDocument(file)) throw mayBeProgram();
}
