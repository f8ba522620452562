import type { Budget } from '../budget';
import { type Carried, notCarried } from '../carried';
import type { Storage } from '../compound/compound-file';
import { checkWordStreams } from '../doc/word-streams';
import { executable, locked, signed } from '../invalid-file';
import { askedProperties, checkAskedValue, checkPropertyNames } from '../loading-properties';
import { isLibreOfficeClass, isNotCarriedClass, isStaticClass, noClass } from './classes';
import { checkCodePages } from './code-pages';
import { checkEquation, checkNativeEquation } from './equation';
import { kindOf } from './kind-of';
import type { KnownKind } from './kinds';
import { checkLinkBase } from './link-base';
import { checkLink, checkLinkInfo } from './linked';
import { valuesNamed } from './named-properties';
import { nativeData } from './package';
import { checkPresentation } from './presentation';
import { checkSummaryLinks } from './summary-links';
import { checkPivotCache, checkWorkbook, pivotCaches } from './workbook';
import { workbookDrawings } from './workbook-drawings';
import { workbookPackages } from './workbook-packages';

/** Where programs of Office and their imitators keep macros ([MS-OVBA] 2.2), and what a control keeps of itself. */
const macros = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);
const controls = new Set(['\u0003ocxname', '\u0003ocxdata', 'ctls']);
const protectedStreams = new Set(['encryptedpackage', '\tdrmcontent']);

/** Signatures in XML, each a stream of a storage, and those of Office 2000 to 2003 ([MS-OFFCRYPTO] 2.5). */
const signatures = new Set(['_xmlsignatures', '_signatures']);

/** Two streams of data in XML, each in a storage of its own ([MS-OSHARED] 2.3.6). */
const dataStreams = ['item', 'properties'];

/** Streams that hold a whole file of another program, one of them always an archive of LibreOffice. */
const files = new Set(['package', 'contents']);
const openDocument = 'package_stream';

/** All that an object has which is nothing but a picture: what kind it is, its size on the page, and itself. */
const pictureStreams = new Set([
  ...['\u0001ole', '\u0001compobj', '\u0003objinfo', '\u0002olepres000', '\u0002olepres001', 'contents'],
]);

/** Where Visio keeps a drawing, whatever class the storage has. */
const drawingOfVisio = 'visiodocument';

/** Streams with pictures: those that stand for an object ([MS-OLEDS] 2.3.4), also Word's own, and of a presentation. */
const pictures = ['\u0002olepres', '\u0003meta', '\u0003eprint', '\u0003pic', 'pictures'];

const presentation = 'powerpoint document';

/**
 * Storages of documents: objects of a workbook and links of one ([MS-XLS] 2.1.7), a presentation for 1997 beside one
 * for 1995, and a storage of nothing but objects ([MS-DOC] 2.1.6); data in XML; and what only one program reads, of
 * CorelDRAW and WPS Office.
 */
const objects = /^(?:(?:mbd|lnk)[0-9a-f]{8}|pp97_dualstorage)$/;
const pool = 'objectpool';
const pooled = /^_\d{1,10}$/;
const dataStore = 'msodatastore';
const unread = new Set(['drawbitmaps', 'drawpatterns', 'f1e327bc-269c-435d-a152-05c5408002ca']);

/**
 * Streams with properties of a document, such as its author, begin with this ([MS-OLEPS] 2.23). They have a storage of
 * their own where values have streams (2.25).
 */
const propertySets = '\u0005';

/** Properties of a mail, which has pages and files of its own ([MS-OXMSG] 2.1.3). */
const ofMail = '__substg1.0_';

/**
 * A storage and all that it contains: a document, or an object that some program has embedded.
 * @param isFile whether a name says that it is a document
 * @returns files that are carried inside, to be judged in their turn
 * @throws InvalidFile
 */
export function checkObjects(storage: Storage, budget: Budget, isFile = false): Carried[] {
  checkNames(storage);
  if (isNotCarriedClass(storage.clsid) || storage.streams.has(drawingOfVisio)) throw notCarried();
  if (isLibreOfficeClass(storage.clsid)) throw executable('a document of LibreOffice, embedded in this one');
  if (isStaticClass(storage.clsid)) return checkStatic(storage);
  if (isEmpty(storage)) return [];
  const kind = kindOf(storage);
  if (isFile && (kind === 'link' || kind.is !== 'document')) throw notCarried();
  const carried = [...storage.streams].flatMap(([name, stream]) => checkStream(name, stream, storage, kind, budget));
  const inside = [...storage.storages].flatMap(([name, one]) => checkFolder(name, one, storage, budget));
  return [...carried, ...inside];
}

/** What PowerPoint leaves of an object that is gone, and LibreOffice: how it looked ([MS-DOC] 2.1.6). */
function isEmpty({ clsid, streams, storages }: Storage): boolean {
  const isNothing = [...streams.keys()].every((name) => name === '\u0003objinfo');
  return clsid === noClass && isNothing && storages.size === 0;
}

function checkNames({ streams, storages }: Storage): void {
  const names = [...streams.keys(), ...storages.keys()];
  if (names.some((name) => macros.has(name))) throw executable('macros');
  if (names.some((name) => controls.has(name))) throw executable('controls');
  if (names.some((name) => protectedStreams.has(name))) throw locked();
  if (names.some((name) => signatures.has(name))) throw signed();
  if (names.some((name) => name.startsWith(ofMail))) throw executable('a mail');
}

/** A storage within another one, which is known by its name alone. Nothing in it is an object where none belongs. */
function checkFolder(name: string, folder: Storage, parent: Storage, budget: Budget): Carried[] {
  if (objects.test(name)) return checkObjects(folder, budget);
  checkNames(folder);
  const within = [...folder.storages];
  if (name === pool && within.every(([one]) => pooled.test(one)) && folder.streams.size === 0)
    return within.flatMap(([, one]) => checkObjects(one, budget));
  if (name === dataStore && folder.streams.size === 0) return within.flatMap(([, one]) => dataIn(one));
  if (within.length > 0) throw notCarried();
  if (pivotCaches.includes(name)) folder.streams.forEach(checkPivotCache);
  else if (name.startsWith(propertySets)) for (const stream of folder.streams.values()) checkProperties(stream, parent);
  else if (!unread.has(name)) throw notCarried();
  return [];
}

function dataIn({ streams, storages }: Storage): Carried[] {
  if (storages.size > 0 || [...streams.keys()].some((name) => !dataStreams.includes(name))) throw notCarried();
  return [...streams.values()].map((data) => ({ names: [], data, isData: true }));
}

function checkStream(
  name: string,
  stream: Buffer,
  storage: Storage,
  kind: KnownKind | 'link',
  budget: Budget,
): Carried[] {
  const is = kind === 'link' ? kind : kind.is;
  if (name === '\u0001ole') checkLink(stream, is === 'link');
  if (name === '\u0003linkinfo') checkLinkInfo(stream);
  if (name.startsWith(propertySets)) checkProperties(stream, storage);
  if (name === 'equation native') checkEquation(stream, is === 'mathType');
  if (name === '\u0001ole10native') {
    if (is !== 'equation') return [nativeData(stream, is === 'package')];
    checkNativeEquation(stream);
  }
  if (name === 'worddocument') return checkWordStreams(storage);
  if (name === 'workbook' || name === 'book') {
    checkWorkbook(stream);
    return [...workbookDrawings(stream), ...workbookPackages(stream)];
  }
  // Maps of XML, which name schemas and files of data ([MS-XLS] 2.1.7.22).
  if (name === 'xml') return [{ names: [], data: stream, isData: true }];
  if (name === presentation) return checkPresentation(storage, stream, budget);
  if (hasPictures(name)) return [{ names: [], data: stream, hasPictures: true }];
  if (name === openDocument) return [{ names: [], data: stream, contents: ['archive'], isOpenDocument: true }];
  return files.has(name) ? [{ names: [], data: stream }] : [];
}

function checkProperties(stream: Buffer, { streams }: Storage): void {
  checkCodePages(stream);
  checkPropertyNames(stream);
  valuesNamed(askedProperties, stream).forEach(checkAskedValue);
  checkLinkBase(stream);
  checkSummaryLinks(stream, streams.has(presentation));
}

function hasPictures(stream: string): boolean {
  return pictures.some((name) => stream.startsWith(name));
}

/**
 * A picture that was an object once, and has no program any more.
 * @throws InvalidFile when there is more than the picture
 */
function checkStatic({ streams, storages }: Storage): Carried[] {
  const isOnlyPicture = storages.size === 0 && [...streams.keys()].every((name) => pictureStreams.has(name));
  if (!isOnlyPicture) throw executable('an embedded picture with something else inside');
  const link = streams.get('\u0001ole');
  if (link) checkLink(link, false);
  const shown = [...streams].filter(([name]) => hasPictures(name));
  return [
    { names: [], data: streams.get('contents'), contents: ['picture'] },
    ...shown.map(([, data]) => ({ names: [], data, hasPictures: true })),
  ];
}
