import type { Budget } from '../budget';
import { type Carried, notCarried } from '../carried';
import type { Storage } from '../compound/compound-file';
import { checkWordStreams } from '../doc/word-streams';
import { executable, locked, signed } from '../invalid-file';
import { askedProperties, checkAskedValue, checkPropertyNames } from '../loading-properties';
import {
  isEquationClass,
  isKnownClass,
  isLinkClass,
  isNotCarriedClass,
  isPackageClass,
  isStaticClass,
} from './classes';
import { checkCodePages } from './code-pages';
import { checkEquation } from './equation';
import { checkLinkBase } from './link-base';
import { checkLink, checkLinkInfo } from './linked';
import { valuesNamed } from './named-properties';
import { nativeData } from './package';
import { checkPresentation } from './presentation';
import { checkSummaryLinks } from './summary-links';
import { checkPivotCache, checkWorkbook, pivotCaches } from './workbook';
import { workbookDrawings } from './workbook-drawings';

/** Where programs of Office and their imitators keep macros ([MS-OVBA] 2.2), and what a control keeps of itself. */
const macros = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);
const controls = new Set(['\u0003ocxname', '\u0003ocxdata', 'ctls']);
const protectedStreams = new Set(['encryptedpackage', '\tdrmcontent']);

/** Signatures in XML, each a stream of a storage, and those of Office 2000 to 2003 ([MS-OFFCRYPTO] 2.5). */
const signatures = new Set(['_xmlsignatures', '_signatures']);

/** Where Office keeps data in XML, each in a storage of its own, and its two streams ([MS-OSHARED] 2.3.6). */
const dataStore = 'msodatastore';
const dataStreams = ['item', 'properties'];

/** Streams that hold a whole file of another program. */
const files = new Set(['package', 'package_stream', 'contents', 'embeddedodf']);

/** All that an object has which is nothing but a picture: what kind it is, its size on the page, and itself. */
const pictureStreams = new Set([
  ...['\u0001ole', '\u0001compobj', '\u0003objinfo', '\u0002olepres000', '\u0002olepres001', 'contents'],
]);

/** Where Visio keeps a drawing, whatever class the storage has. */
const drawingOfVisio = 'visiodocument';

/** Streams with pictures: those that stand for an object ([MS-OLEDS] 2.3.4), also Word's own, and of a presentation. */
const pictures = ['\u0002olepres', '\u0003meta', '\u0003eprint', '\u0003pic', 'pictures'];

const presentation = 'powerpoint document';

/** Streams with properties of a document, such as its author, begin with this ([MS-OLEPS] 2.23). */
const propertySets = '\u0005';

/** Properties of a mail, which has pages and files of its own ([MS-OXMSG] 2.1.3). */
const ofMail = '__substg1.0_';

/**
 * A storage and all that it contains, each of which may be an object that some program has embedded.
 * @returns files that are carried inside, to be judged in their turn
 * @throws InvalidFile
 */
export function checkObjects(storage: Storage, budget: Budget): Carried[] {
  const names = [...storage.streams.keys(), ...storage.storages.keys()];
  if (names.some((name) => macros.has(name))) throw executable('macros');
  if (names.some((name) => controls.has(name))) throw executable('controls');
  if (names.some((name) => protectedStreams.has(name))) throw locked();
  if (names.some((name) => signatures.has(name))) throw signed();
  if (names.some((name) => name.startsWith(ofMail))) throw executable('a mail');
  if (isNotCarriedClass(storage.clsid) || storage.streams.has(drawingOfVisio)) throw notCarried();
  if (!isKnownClass(storage.clsid)) throw executable('an embedded object of an unknown kind');
  if (isStaticClass(storage.clsid)) return checkStatic(storage);
  for (const name of pivotCaches) {
    for (const cache of storage.storages.get(name)?.streams.values() ?? []) checkPivotCache(cache);
  }
  const carried = [...storage.streams].flatMap(([name, stream]) => checkStream(name, stream, storage, budget));
  for (const set of setsIn(storage)) checkProperties(set, storage);
  const data = dataIn(storage.storages.get(dataStore));
  const inside = [...storage.storages.values()].flatMap((one) => checkObjects(one, budget));
  return [...carried, ...data, ...inside];
}

function dataIn(store: Storage | undefined): Carried[] {
  const parts = [...(store?.storages.values() ?? [])].flatMap(({ streams }) =>
    dataStreams.flatMap((name) => streams.get(name) ?? []),
  );
  return parts.filter(({ length }) => length > 0).map((data) => ({ names: [], data, isData: true }));
}

function checkStream(name: string, stream: Buffer, storage: Storage, budget: Budget): Carried[] {
  if (stream.length === 0) return [];
  if (name === '\u0001ole') checkLink(stream, isLinkClass(storage.clsid));
  if (name === '\u0003linkinfo') checkLinkInfo(stream);
  if (name.startsWith(propertySets)) checkProperties(stream, storage);
  if (name === 'equation native' && isEquationClass(storage.clsid)) checkEquation(stream);
  if (name === '\u0001ole10native') return [nativeData(stream, isPackageClass(storage.clsid))];
  if (name === 'worddocument') return checkWordStreams(storage);
  if (name === 'workbook' || name === 'book') {
    checkWorkbook(stream);
    return workbookDrawings(stream);
  }
  if (name === presentation) return checkPresentation(storage, stream, budget);
  if (hasPictures(name)) return [{ names: [], data: stream, hasPictures: true }];
  return files.has(name) ? [{ names: [], data: stream }] : [];
}

/** Sets of properties that have a storage of their own, as those with streams for values do ([MS-OLEPS] 2.25). */
function setsIn({ storages }: Storage): Buffer[] {
  const own = [...storages].filter(([name]) => name.startsWith(propertySets));
  return own.flatMap(([, { streams }]) => [...streams.values()]);
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
  if (link && link.length > 0) checkLink(link, false);
  const shown = [...streams].filter(([name]) => hasPictures(name));
  return [
    { names: [], data: streams.get('contents'), contents: ['picture'] },
    ...shown.map(([, data]) => ({ names: [], data, hasPictures: true })),
  ];
}
