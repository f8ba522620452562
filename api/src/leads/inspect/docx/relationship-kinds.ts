export interface TypeOfRelationship {
  type: string;
  /** Last word of its type, which the dialects and versions of the standard have in common; in lower case. */
  kind: string;
}

/** Relationships of Office, in the dialects of the standard and in Microsoft's own (ECMA-376, parts 1 and 2). */
const ofOffice = /^https?:\/\/(?:schemas\.(?:openxmlformats\.org|microsoft\.com)|purl\.oclc\.org)\//i;

/** Whether it leads to XML of Office, and not to a file of its own or to something of another maker. */
export function leadsToXml({ type, kind }: TypeOfRelationship): boolean {
  return ofOffice.test(type) && !toFiles.has(kind);
}

/** What the element refers to must be what it takes in as if it stood there, which is judged as a document. */
export function isChunkOf(element: string, kind: string | undefined): boolean {
  return chunks[element] === undefined || chunks[element] === kind;
}

const chunks: Readonly<Record<string, string>> = { altChunk: 'afchunk', subDoc: 'subdocument' };

/** Kinds that lead to files of their own, or to bytes that only one program knows. */
const toFiles = new Set([
  ...['image', 'thumbnail', 'hdphoto', 'media', 'audio', 'video', 'sound', 'model3d', 'font', 'oleobject', 'package'],
  ...['printersettings', 'origin', 'certificate', 'afchunk', 'subdocument', 'hyperlink', 'attachedtemplate'],
]);

/** Elements in whose place a program reads the part that they refer to as XML, whatever kind the reference has. */
export const readsXml: ReadonlySet<string> = new Set([
  ...['headerReference', 'footerReference', 'chart', 'relIds', 'userShapes', 'contentPart'],
  ...['legacyDrawing', 'legacyDrawingHF', 'drawing', 'sheet', 'sldId', 'sldMasterId', 'sldLayoutId', 'notesMasterId'],
  ...['tablePart', 'pivotCache', 'externalReference', 'recipientData'],
]);
