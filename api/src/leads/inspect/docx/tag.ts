import type { Carried } from '../carried';
import {
  actsByItself,
  anotherKind,
  connected,
  controls,
  elsewhere,
  executable,
  publishes,
  unknownObject,
} from '../invalid-file';
import { isShownData } from '../links/data-address';
import { fetchedPicture } from '../links/fetched-picture';
import { checkAddress } from '../links/link';
import { invalidBase } from '../links/link-base';
import { isLocalPath } from '../links/local-path';
import { checkPropertyName } from '../loading-properties';
import { isKnownProgram } from '../ole/programs';
import { checkCommand } from './commands';
import { isQuery } from './mail-merge';
import { checkOrder } from './orders';
import { isChunkOf, readsXml } from './relationship-kinds';
import type { Relationships } from './relationships';
import { checkShowCommand } from './show-commands';
import { mayHold } from './word-attributes';
import { declared, type Tag } from './xml';

/** Names of a part's relationships by where they lead. */
export type Targets = Pick<Relationships, 'outward' | 'files'>;

/**
 * Judges an element of Office by its name and its attributes alone.
 * @param packed receives each drawing that stands in an attribute, as a package of its own
 * @throws InvalidFile
 */
export function checkTag(tag: Tag, targets: Targets, packed: Carried[]): void {
  checkOrder(tag);
  if (!isQuery(tag)) checkElement(tag.local);
  checkCommand(tag);
  checkShowCommand(tag);
  const { value: property = '' } = tag.attributes.name ?? {};
  if (olderLinkBase.test(property)) throw invalidBase();
  checkPropertyName(property);
  for (const key in tag.attributes) {
    const attribute = tag.attributes[key];
    if (!attribute) continue;
    if (relationshipNamespaces.has(attribute.uri)) checkReference(tag.local, attribute.value, targets);
    checkAttribute(tag, attribute);
    if (attribute.local === packedDrawing) packed.push(archiveIn(attribute.value));
  }
}

function checkElement(name: string): void {
  if (starting.has(name)) throw startsProgram();
  if (connecting.has(name)) throw connected();
  if (publishing.has(name)) throw publishes();
  if (addIns.has(name)) throw controls();
  if (onlineVideo.elements.has(name)) throw video();
}

/** Elements that start a program, ask a database or fetch from one, whatever they contain. */
const starting = new Set([
  ...['control', 'ddeLink', 'dbPr', 'webPr', 'olapPr', 'oledbPr', 'dataFeedPr', 'textPr', 'modelTextPr'],
  ...['connectString', 'udl', 'script', 'query'],
]);

/** What a workbook has from elsewhere, of which a file on another computer may say what and how. */
const connecting = new Set(['connection', 'queryTable']);

/**
 * Pages that Excel writes from a workbook as often as somebody saves it, under whatever name stands there, be it that
 * of a program that starts with the computer (ECMA-376, part 1, 18.3.1.98 and 18.2.25).
 */
const publishing = new Set(['webPublishItems', 'webPublishItem', 'webPublishObjects', 'webPublishObject']);

/** Add-ins, wherever they stand. */
const addIns = new Set(['webextension', 'webextensionref', 'taskpanes', 'taskpane']);

/** An online video is a piece of a web page, which Word runs when somebody clicks on its picture. */
const onlineVideo = { elements: new Set(['webVideoPr', 'oembed', 'oembedShared']), page: 'embeddedHtml' };

/** The property of a document before 2007 from which all links without an address of their own count. */
const olderLinkBase = /^_pid_linkbase$/i;

const officeDrawings = 'urn:schemas-microsoft-com:office:office';

/** Namespaces of attributes that name a relationship. */
const relationshipNamespaces = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
  officeDrawings,
]);

/**
 * Only what a reader clicks on names a link, wherever that leads: LibreOffice fetches what any other element names.
 * Nothing that acts without a click leads out of the document.
 */
function checkReference(element: string, name: string, targets: Targets): void {
  if (hovered.has(element) && targets.outward.has(name)) throw actsByItself();
  const kind = targets.files.get(name);
  const isFile = kind !== undefined;
  const acts = clicked.has(element) || hovered.has(element);
  if ((isFile && readsXml.has(element)) || !isChunkOf(element, kind)) throw anotherKind();
  if (kind === 'hyperlink' && !acts) throw elsewhere();
  if (isFile && kind !== 'hyperlink' && acts) throw anotherKind();
}

/** Elements that a reader clicks on: a link, and below a picture from the web the words that say where it is from. */
const clicked = new Set(['hyperlink', 'hlinkClick', 'picAttrSrcUrl']);

/** Elements that act in a running show as soon as the mouse is over them (ECMA-376, part 1, 21.1.2.3.6). */
const hovered = new Set(['hlinkHover', 'hlinkMouseOver']);

function checkAttribute(tag: Tag, { uri, local, value }: Tag['attributes'][string]): void {
  if (local === 'action' && /^\s*ppaction:\/\/(?:program|macro)/i.test(value)) throw startsProgram();
  if (local === 'action' && hovered.has(tag.local) && !withinShow.test(value)) throw actsByItself();
  if (local === onlineVideo.page) throw video();
  if (program.test(local) && !isKnownProgram(value)) throw unknownObject();
  if (local === 'url' && tag.local === smartTag) checkAddress(value);
  if (local === sourceStyle && !isLocalPath(value, true)) throw elsewhere();
  if (local === invalid || (local === followed && isClicked(tag, uri))) checkAddress(value);
  else if (local === followed || (fetched.has(local) && uri !== schemaInstance)) checkSource(value, tag);
  else if (!names.has(uri) && !mayHold(tag.local, local, value)) throw elsewhere();
}

/** The attribute by which texts, tables and shows name the program of an object. */
const program = /^progid$/i;

/** A kind of words for which Word of 2003 and 2007 offers more at an address (ECMA-376, part 1, 17.17.1). */
const smartTag = 'smartTagType';

/** What those may do: nothing, turn to a slide of the same show, or play what is part of it. */
const withinShow = /^\s*(?:ppaction:\/\/(?:noaction|hlinkshowjump|hlinksldjump|customshow|media)\b[^/\\]*)?$/i;

/** The file by which a list of sources is written, in Word's own folder (ECMA-376, part 1, 22.6.2.60). */
const sourceStyle = 'SelectedStyle';

/**
 * Attributes with an address that is fetched, of which nothing else may stand there either; one that may be followed or
 * fetched, one with what somebody has written for an address, and one with a whole drawing. No others hold an address
 * with a server but those that are words (word-attributes.ts).
 */
const fetched = new Set([
  ...['src', 'manifestLocation', 'schemaLocation', 'althref'],
  // Where Word takes its reader to for the program that checks a signature line (ECMA-376, part 4, 19.2.2.26).
  'sigprovurl',
  // Of workbooks: a schema, and the file that a map has come from.
  ...['SchemaRef', 'FileBindingName'],
]);
const followed = 'href';
const invalid = 'invalidUrl';
const packedDrawing = 'gfxdata';

/** In this namespace `schemaLocation` is only a hint for whoever validates the part. */
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** Of attributes whose addresses are names. */
const names = new Set([declared, schemaInstance]);

/** Whether an address belongs to a link. Office's own attribute of that name says where a picture has come from. */
function isClicked(tag: Tag, namespace: string): boolean {
  return namespace !== officeDrawings && (tag.uri !== shapes || shapesClicked.has(tag.local));
}

const shapes = 'urn:schemas-microsoft-com:vml';

/** Elements of older drawings that a reader clicks on. What others name is shown. */
const shapesClicked = new Set(
  'shape shapetype group rect roundrect oval line polyline curve arc image background'.split(' '),
);

function checkSource(address: string, { uri }: Tag): void {
  if (isShownData(address) || isLocalPath(address)) return;
  throw uri === shapes ? fetchedPicture(address) : elsewhere();
}

function archiveIn(base64: string): Carried {
  return { names: [], data: Buffer.from(base64, 'base64'), contents: ['archive'] };
}

function startsProgram() {
  return executable('a control, a script or a link that starts a program');
}

function video() {
  return executable('an online video, which brings a web page with it');
}
