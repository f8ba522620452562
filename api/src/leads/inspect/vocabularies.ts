import type { Budget } from './budget';
import { notCarried } from './carried';
import { declared, readXml, type Tag, type XmlListener } from './docx/xml';
import { Drawing } from './drawing';
import { executable, Unreadable } from './invalid-file';
import { activeElements, isActiveMarkup } from './markup';

const mathematics = 'http://www.w3.org/1998/Math/MathML';

/** Namespaces of the XML that honest documents carry beside mathematics: CVs of Europass, and invoices. */
const known = [
  /^http:\/\/europass\.cedefop\.europa\.eu\/Europass(?:\/V[\d.]+)?$/,
  /^http:\/\/www\.(?:europass|europass_eures)\.eu\/[\w./]*$/,
  /^http:\/\/www\.(?:hr-xml|openapplications)\.org\/[\w./]*$/,
  /^urn:un:unece:uncefact:[\w.:-]+$/,
];

/** Elements of mathematics that lead elsewhere or hold something else (MathML 3, 3.2.1.2, 3.7.1, 4.2.7 and 5.2). */
const notOfMathematics = new Set(['mglyph', 'maction', 'share', 'annotation-xml']);

/** Those that LaTeX writes without a namespace (MathML 3, 3.1.9). */
const withoutNamespace = new Set(
  (
    'math semantics annotation mi mn mo mtext mspace ms mrow mfrac msqrt mroot mstyle merror mpadded mphantom mfenced ' +
    'menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mlabeledtr mtr mtd'
  ).split(' '),
);

/**
 * Where an address says what a schema or a list of codes is called: one beside the file, or one of those who have made
 * these vocabularies.
 */
const identifying = /^(?:schemaLocation|definitionURL|(?:list|scheme)\w*URI)$/;
const ofVocabularies =
  /^https?:\/\/(?:www\.w3\.org|europass\.cedefop\.europa\.eu|www\.(?:europass|europass_eures)\.eu|www\.(?:hr-xml|openapplications)\.org)(?:[/?#]|$)/i;

/**
 * XML that a document carries as a file: it must be in one of the vocabularies that people need, from its first element
 * to its last, so that no program knows anything in it that leads elsewhere. Programs tell kinds of XML apart by any
 * word near the beginning, and there are more kinds than anybody can list.
 * @throws InvalidFile
 */
export async function checkVocabulary(data: Buffer, budget: Budget): Promise<void> {
  budget.takeXml(data.length);
  await checkElements(data, isKnown, budget);
}

/**
 * The same of mathematics alone.
 * @param data of which the budget knows
 */
export async function checkMathematics(data: Buffer, budget: Budget): Promise<void> {
  await checkElements(data, isMathematics, budget);
}

async function checkElements(data: Buffer, isElement: typeof isKnown, budget: Budget): Promise<void> {
  if (isActiveMarkup(data, activeElements.page, new Drawing())) throw activeMarkup();
  try {
    await readXml(once(data), new Vocabulary(isElement), budget);
  } catch (error) {
    throw error instanceof Unreadable ? notCarried() : error;
  }
}

/** A page, drawing or document in XML. */
export function activeMarkup() {
  return executable('an embedded web page, drawing or document in XML that may run or fetch something');
}

class Vocabulary implements XmlListener {
  constructor(private readonly isElement: typeof isKnown) {}

  open({ uri, local, attributes }: Tag): void {
    if (!this.isElement(uri, local)) throw notCarried();
    for (const { uri: space, local: name, value } of Object.values(attributes)) {
      const isElsewhere = identifying.test(name) ? value.split(/\s+/).some(isUnknownServer) : hasServer(value);
      if (space !== declared && isElsewhere) throw notCarried();
    }
  }
}

function isKnown(uri: string, local: string): boolean {
  return isMathematics(uri, local) || known.some((one) => one.test(uri));
}

function isMathematics(uri: string, local: string): boolean {
  if (uri === '') return withoutNamespace.has(local);
  return uri === mathematics && !notOfMathematics.has(local);
}

/** Whether an address is no name of a file beside, nor one of a vocabulary or of those who have made it. */
function isUnknownServer(address: string): boolean {
  const isName = !/^(?:[\\/]|[a-z][a-z\d+.-]*:)/i.test(address);
  return !isName && !ofVocabularies.test(address) && !known.some((one) => one.test(address));
}

/** Whether a value is an address with a server, in either slash, or in one of each. */
function hasServer(value: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:\s*)?[\\/]\s*[\\/]/i.test(value);
}

async function* once(data: Buffer): AsyncGenerator<Buffer> {
  yield data;
}
