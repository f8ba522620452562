import type { Carried } from '../carried';
import { damaged, executable, signed } from '../invalid-file';
import { FieldReader, isWord } from './field-reader';
import { FormAddress } from './form-address';
import { FormulaReader } from './formula-reader';
import { MailMerge } from './mail-merge';
import { checkAttributeForPacked, checkPacked, PackedDocuments } from './packed-document';
import { Properties } from './properties';
import { checkTag, type Targets } from './tag';
import { declared, type Tag, type XmlListener } from './xml';

/** Elements of Office. All others are data of somebody else's, which Word only stores. */
const office =
  /^http:\/\/(?:schemas\.(?:openxmlformats\.org|microsoft\.com)|purl\.oclc\.org)\/|^urn:schemas-microsoft-com:/;

/** Drawings of the web are files of their own, which this judge does not know. */
const drawings = 'http://www.w3.org/2000/svg';

/** Of signatures in XML. */
const signatures = 'http://www.w3.org/2000/09/xmldsig#';

/** Judges a part of XML while it is read: its fields, its formulas, its texts, and each element by itself. */
export class PartJudge implements XmlListener {
  /** Name of the outermost element, if it is Office's; "" otherwise. */
  root: string | undefined;

  /** Files that the part has packed as text, to be judged in their turn. */
  readonly packed: Carried[] = [];

  private readonly fields = new FieldReader();
  private readonly form = new FormAddress();
  private readonly formulas = new FormulaReader();
  private readonly merge = new MailMerge();
  private readonly properties = new Properties();
  private readonly packedDocuments = new PackedDocuments();
  /** By namespace, whether it is one of Office. */
  private readonly known = new Map<string, boolean>();
  /** The text of the innermost element, if that is judged, and how. */
  private judged: { text: string; check: (text: string) => void } | undefined;

  /** Of each open element, whether its text is shown as it is. */
  private readonly shown: boolean[] = [];

  /** @param isData whether content controls may show what this part has */
  constructor(
    private readonly targets: Targets,
    private readonly isData = false,
  ) {}

  /** @throws InvalidFile */
  open(tag: Tag): void {
    if (this.judged) throw damaged();
    const isForeign = !this.isKnown(tag.uri);
    this.root ??= isForeign ? '' : tag.local;
    this.shown.push(isWord(tag.uri) && !this.isData);
    this.fields.open(tag);
    this.formulas.open(tag);
    this.merge.open(tag);
    for (const key in tag.attributes) {
      // A name that is given to a namespace says nothing as long as no element bears it.
      const attribute = tag.attributes[key];
      if (attribute && attribute.uri !== declared) checkAttributeForPacked(attribute);
    }
    this.form.begin(isForeign ? '' : tag.local);
    if (isForeign) return;
    const check = this.properties.begin(tag);
    this.judged = check && { text: '', check };
    checkTag(tag, this.targets, this.packed);
  }

  get wantsText(): boolean {
    return (
      this.judged !== undefined ||
      this.form.isOpen ||
      this.formulas.isOpen ||
      !this.shown.at(-1) ||
      this.fields.wantsText
    );
  }

  /** @throws InvalidFile */
  text(text: string): void {
    this.fields.text(text);
    if (this.judged) this.judged.text += text;
    this.formulas.hear(text);
    this.form.hear(text);
    if (!this.shown.at(-1)) this.packedDocuments.hear(text);
  }

  /** @throws InvalidFile */
  close(): void {
    this.judged?.check(this.judged.text);
    this.judged = undefined;
    this.form.end();
    this.formulas.close();
    this.merge.close();
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
      if (namespace === signatures) throw signed();
      if (namespace === drawings) throw executable('a drawing of the web in a part of another kind');
      isKnown = office.test(namespace);
      this.known.set(namespace, isKnown);
    }
    return isKnown;
  }
}
