import type { Carried } from '../carried';
import { actsByItself, damaged, elsewhere, executable } from '../invalid-file';
import { isShownData } from '../links/data-address';
import { checkAddress } from '../links/link';
import { checkBase, invalidBase } from '../links/link-base';
import { isLocalPath } from '../links/local-path';
import { FieldReader, isWord } from './field-reader';
import { FormAddress } from './form-address';
import { FormulaReader } from './formula-reader';
import { checkAttributeForPacked, checkPacked, PackedDocuments } from './packed-document';
import type { Relationships } from './relationships';
import type { Tag, XmlListener } from './xml';

/** Elements of Office. All others are data of somebody else's, which Word only stores. */
const office =
  /^http:\/\/(?:schemas\.(?:openxmlformats\.org|microsoft\.com)|purl\.oclc\.org)\/|^urn:schemas-microsoft-com:/;
const officeDrawings = 'urn:schemas-microsoft-com:office:office';
const shapes = 'urn:schemas-microsoft-com:vml';

/** Drawings of the web are files of their own, which this judge does not know. */
const drawings = 'http://www.w3.org/2000/svg';

/** Namespaces of attributes that name a relationship. */
const relationshipNamespaces = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
  officeDrawings,
]);

/** Elements that a reader clicks on. */
const clicked = new Set(['hyperlink', 'hlinkClick']);

/** Elements that act in a running show as soon as the mouse is over them (ECMA-376, part 1, 21.1.2.3.6). */
const hovered = new Set(['hlinkHover', 'hlinkMouseOver']);

/** What these may do: nothing, turn to a slide of the same show, or play what is part of it. */
const withinShow = /^\s*(?:ppaction:\/\/(?:noaction|hlinkshowjump|hlinksldjump|customshow|media)\b[^/\\]*)?$/i;

/** Elements that start a program, ask a database or fetch from one, whatever they contain. */
const starting = new Set([
  ...['control', 'ddeLink', 'dbPr', 'webPr', 'olapPr', 'oledbPr', 'dataFeedPr', 'textPr', 'modelTextPr'],
  ...['connectString', 'udl', 'script'],
]);

/** Add-ins, wherever they stand. */
const addIns = new Set(['webextension', 'webextensionref', 'taskpanes', 'taskpane']);

/** An online video is a piece of a web page, which Word runs when somebody clicks on its picture. */
const onlineVideo = { element: 'webVideoPr', page: 'embeddedHtml' };

/** Attributes with an address that is fetched, one that may be followed or fetched, and one with a whole drawing. */
const fetched = new Set([
  ...['src', 'manifestLocation', 'schemaLocation', 'althref'],
  // Of workbooks: a web page to be written, a schema, and the file that a map has come from.
  ...['destinationFile', 'SchemaRef', 'FileBindingName'],
]);
const followed = 'href';
const packedDrawing = 'gfxdata';

/** The file by which a list of sources is written, in Word's own folder (ECMA-376, part 1, 22.6.2.60). */
const sourceStyle = 'SelectedStyle';

/** Elements of older drawings that a reader clicks on. What others name is shown. */
const shapesClicked = new Set(
  'shape shapetype group rect roundrect oval line polyline curve arc image background'.split(' '),
);

/** The element that says what all links without an address of their own count from (ECMA-376, part 1, 22.2.2.12). */
const linkBase = 'HyperlinkBase';

/** The same among a document's own properties, as documents before 2007 have it. Word has moved it since. */
const olderLinkBase = /^_pid_linkbase$/i;

/** Of attributes that give a namespace its prefix (Namespaces in XML, 3). */
const declared = 'http://www.w3.org/2000/xmlns/';

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** Judges a part of XML while it is read: its fields, its elements, and where its attributes lead. */
export class PartJudge implements XmlListener {
  /** Name of the outermost element, if it is Office's; "" otherwise. */
  root: string | undefined;

  /** Drawings that stand in attributes, as packages of their own. */
  readonly packed: Carried[] = [];

  private readonly fields = new FieldReader();
  private readonly form = new FormAddress();
  private readonly formulas = new FormulaReader();
  private readonly known = new Map<string, boolean>();
  private readonly packedDocuments = new PackedDocuments();
  private base: string | undefined;

  /** Of each open element, whether its text is shown as it is. */
  private readonly shown: boolean[] = [];

  /**
   * @param targets relationships: only what a reader clicks on may use those that lead to a page, and nothing that acts
   *   by itself those that lead out of the document
   * @param isData whether content controls may show what this part has
   */
  constructor(
    private readonly targets: Targets,
    private readonly isData = false,
  ) {}

  /** @throws InvalidFile */
  open(tag: Tag): void {
    if (this.base !== undefined) throw damaged();
    const isForeign = !this.isKnown(tag.uri);
    this.root ??= isForeign ? '' : tag.local;
    this.shown.push(isWord(tag.uri) && !this.isData);
    if (!isForeign) checkElement(tag.local);
    this.fields.open(tag);
    this.formulas.open(tag);
    for (const key in tag.attributes) {
      // A name that is given to a namespace says nothing as long as no element bears it.
      if (tag.attributes[key]?.uri !== declared) checkAttributeForPacked(tag.attributes[key]?.value ?? '');
    }
    this.form.begin(isForeign ? '' : tag.local);
    if (isForeign) return;
    if (tag.local === linkBase) this.base = '';
    if (olderLinkBase.test(tag.attributes.name?.value ?? '')) throw invalidBase();
    for (const key in tag.attributes) {
      const attribute = tag.attributes[key];
      if (attribute) this.checkAttribute(tag, attribute);
    }
  }

  get wantsText(): boolean {
    return (
      this.base !== undefined ||
      this.form.isOpen ||
      this.formulas.isOpen ||
      !this.shown.at(-1) ||
      this.fields.isInstruction
    );
  }

  /** @throws InvalidFile */
  text(text: string): void {
    this.fields.text(text);
    if (this.base !== undefined) this.base += text;
    this.formulas.hear(text);
    this.form.hear(text);
    if (!this.shown.at(-1)) this.packedDocuments.hear(text);
  }

  /** @throws InvalidFile */
  close(): void {
    if (this.base !== undefined) checkBase(this.base);
    this.base = undefined;
    this.form.end();
    this.formulas.close();
    this.shown.pop();
    this.fields.close();
  }

  /** @throws InvalidFile */
  end(): void {
    this.fields.end();
  }

  /** @throws InvalidFile */
  private isKnown(namespace: string): boolean {
    let isKnown = this.known.get(namespace);
    if (isKnown === undefined) {
      checkPacked(namespace);
      if (namespace === drawings) throw executable('a drawing of the web in a part of another kind');
      isKnown = office.test(namespace);
      this.known.set(namespace, isKnown);
    }
    return isKnown;
  }

  private checkAttribute(tag: Tag, { uri, local, value }: Tag['attributes'][string]): void {
    if (relationshipNamespaces.has(uri)) this.checkReference(tag.local, value);
    if (local === 'action' && /^\s*ppaction:\/\/(?:program|macro)/i.test(value)) throw startsProgram();
    if (local === 'action' && hovered.has(tag.local) && !withinShow.test(value)) throw actsByItself();
    if (local === onlineVideo.page) throw video();
    if (local === sourceStyle && !isLocalPath(value, true)) throw elsewhere();
    if (local === packedDrawing) this.packed.push(archiveIn(value));
    if (local === followed && isClicked(tag, uri)) checkAddress(value);
    else if (local === followed || (fetched.has(local) && uri !== schemaInstance)) checkSource(value);
  }

  private checkReference(element: string, name: string): void {
    if (hovered.has(element) && this.targets.outward.has(name)) throw actsByItself();
    if (this.targets.links.has(name) && !clicked.has(element)) throw elsewhere();
  }
}

/** Names of a part's relationships by where they lead. */
type Targets = Pick<Relationships, 'links' | 'outward'>;

function archiveIn(base64: string): Carried {
  return { names: [], data: Buffer.from(base64, 'base64'), contents: ['archive'] };
}

/** @throws InvalidFile */
function checkElement(name: string): void {
  if (starting.has(name)) throw startsProgram();
  if (addIns.has(name)) throw executable('macros, controls or add-ins');
  if (name === onlineVideo.element) throw video();
}

/** Whether an address belongs to a link. Office's own attribute of that name says where a picture has come from. */
function isClicked(tag: Tag, namespace: string): boolean {
  return namespace !== officeDrawings && (tag.uri !== shapes || shapesClicked.has(tag.local));
}

/** @throws InvalidFile */
function checkSource(address: string): void {
  if (!isShownData(address) && !isLocalPath(address)) throw elsewhere();
}

function startsProgram() {
  return executable('a control, a script or a link that starts a program');
}

function video() {
  return executable('an online video, which brings a web page with it');
}
