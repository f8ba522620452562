import type { Budget } from '../budget';
import type { Contents } from '../contents';
import { connected, controls, damaged, signed } from '../invalid-file';
import type { Archive } from './archive';
import { notNeeded } from './taken-in';
import { readXml, type Tag } from './xml';

const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const list = '[Content_Types].xml';

/**
 * A package that names one of these was made for programs: macros, controls, add-ins, and links that start something.
 */
const bringsPrograms = /macro|vba|activex|webextension|customui|ms-excel\.externallink$/;

/** Where a workbook has values from, in XML and in binary form. */
const connecting = /[.](?:connections|querytable)(?:\+xml)?$/;

/** Signatures, their certificates, and what leads to both (ECMA-376, part 2, 12.2.4). */
const ofSignature = /\bdigital-signature\b/;

/**
 * Workbooks in binary form are called "macroEnabled" whether they have macros or not; macros are parts of their own.
 */
const binaryWorkbook = /^application\/vnd\.ms-excel\.sheet\.binary\.macroenabled/;
const binaryParts = /^application\/vnd\.ms-excel\.(?:sheet\.binary\.macroenabled\.main|[a-z]+)$/;

/**
 * What parts may be: XML of Office, pictures, sounds, films, fonts, and files of other programs, which are judged
 * apart.
 */
const allowed = [
  /^application\/vnd\.openxmlformats-(?:officedocument|package)\.[a-z0-9.-]+(?:\+xml)?$/,
  /^application\/vnd\.ms-(?:office|word|excel|powerpoint)\.[a-z0-9.-]+\+xml$/,
  /^application\/vnd\.(?:ms-)?(?:excel|powerpoint|word)(?:\.[a-z0-9.-]+)?$/,
  /^application\/(?:xml|msword|pdf|inkml\+xml|mathml\+xml|x-fontdata|x-font-ttf|movie|octet-stream)$/,
  /^(?:image|audio|video|font|model)\/[a-z0-9.+-]+$/,
  /^text\/(?:xml|plain|prs\.[a-z0-9.-]+)$/,
];

/**
 * What parts that are no XML must be inside. Fonts are disguised, and other kinds are no files that a program opens.
 */
const demands: readonly [RegExp, readonly Contents[]][] = [
  [/^image\//, ['picture', 'markup', 'pdf']],
  [/^(?:audio|video)\/|^application\/movie$/, ['film']],
  [/^model\//, ['model']],
  [/^font\/|^application\/x-font|\.obfuscatedfont$/, ['font', 'unknown']],
  [/^application\/(?:msword$|vnd\.(?:ms-)?(?:excel|powerpoint|word)\b)/, ['compound', 'archive']],
  [/\.oleobject$|ml\.(?:sheet|document|presentation|slideshow|template|slide)$/, ['compound', 'archive']],
  // LibreOffice says so of an object of Acrobat, too.
  [/^application\/pdf$/, ['pdf', 'compound']],
];

/** Kinds of parts that are XML; drawings of the older kind do not say so. */
const isXml = /(?:[+/]xml|\.vmldrawing)$/;
const isPicture = /^image\//;

/** Drawings of the web are files of their own, wherever they stand. */
export function isReadAsXml(type: string): boolean {
  return isXml.test(type) && !isPicture.test(type);
}

/** Whether a part is one of a workbook in binary form, which only Excel and LibreOffice know. */
export function isBinaryPart(type: string): boolean {
  return binaryParts.test(type);
}

/** What a part of a kind must be inside; undefined when it may be anything that does not run. */
export function contentsDemanded(type: string): readonly Contents[] | undefined {
  if (isBinaryPart(type)) return undefined;
  return demands.find(([kind]) => kind.test(type))?.[1];
}

/**
 * Kinds of parts by name ("/word/document.xml") and by extension ("xml"), in lower case as the standard compares them.
 */
export class ContentTypes {
  private constructor(
    private readonly types: ReadonlyMap<string, string>,
    /** The same as they are spelled. */
    private readonly spelled: ReadonlyMap<string, string>,
  ) {}

  /** @throws InvalidFile */
  static async read(archive: Archive, budget: Budget): Promise<ContentTypes> {
    const types = new Map<string, string>();
    const spelled = new Map<string, string>();
    const open = ({ uri, local, attributes }: Tag) => {
      if (uri !== namespace || local === 'Types') return;
      const [given, kind] = [(attributes.Extension ?? attributes.PartName)?.value, attributes.ContentType?.value];
      const name = given?.toLowerCase();
      const type = kind?.split(';', 1)[0]?.trim().toLowerCase();
      if (given === undefined || kind === undefined || name === undefined || type === undefined || types.has(name))
        throw damaged();
      if (connecting.test(type)) throw connected();
      if (bringsPrograms.test(type) && !binaryWorkbook.test(type)) throw controls();
      types.set(name, type);
      spelled.set(given, kind);
    };
    await readXml(archive.read(list), { open }, budget);
    return new ContentTypes(types, spelled);
  }

  /** Whether the list has the kind of a part in these letters, and its name in its own. */
  isSpelled(part: string, type: string): boolean {
    return (this.spelled.get(`/${part}`) ?? this.spelled.get(part.slice(part.lastIndexOf('.') + 1))) === type;
  }

  /**
   * Of a part by its name in the archive, without the slash before it.
   * @throws InvalidFile for one that no document needs
   */
  of(part: string): string {
    const name = part.toLowerCase();
    const type = this.types.get(`/${name}`) ?? this.types.get(name.slice(name.lastIndexOf('.') + 1)) ?? '';
    if (ofSignature.test(type)) throw signed();
    const isAllowed = type === '' ? isNoPart(name) : allowed.some((pattern) => pattern.test(type));
    if (!isAllowed) throw notNeeded(type, part);
    return type;
  }
}

/** What Office has emptied out, and what file managers leave in folders. Word does not look at it. */
function isNoPart(name: string): boolean {
  return name.startsWith('[trash]/') || name.startsWith('__macosx/') || name.endsWith('.ds_store');
}
