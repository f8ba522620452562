import type { FieldDefinition } from './form-definition';

/** What browser and server both know of a file before anybody looks inside. */
export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
}

/** Whether a value that came from outside is a file. */
export function isFile(value: unknown): value is FileFacts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'size' in value &&
    typeof value.size === 'number'
  );
}

/** 5 MB, as file managers count it (R-JOIN-18). */
export const maxFileBytes = 5 * 1024 * 1024;

/** The same in words, for all that tell it: `5 MB`. */
export const maxFileSize = sizeInWords(maxFileBytes).replace('.0', '');

/** Kinds of documents that are taken: by the end of their name, with the media type that they are stored under. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** What a visitor reads below a field for a document before choosing one (R-JOIN-18). */
export const documentHelp = `PDF or Word (.pdf, .doc, .docx), at most ${maxFileSize}.`;

export type DocumentType = keyof typeof documentTypes;

/** Value of the `accept` attribute: extensions for computers, media types for phones. */
export const acceptedFiles = Object.entries(documentTypes)
  .flatMap(([extension, mediaType]) => [`.${extension}`, mediaType])
  .join(',');

/** The kind of document that a file's name claims; undefined for any other. */
export function documentType(name: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : undefined;
}

/**
 * Whether a name says what kind of file it is. A number behind the last point says nothing, and neither does what has a
 * blank before it or in it, or nothing but blanks: "CV 22.11.2026", "CV of Md. Rahim", "CV final.". Windows leaves out
 * a point at the end, so the server puts the end of what the file is behind it.
 */
export function hasEnd(name: string): boolean {
  return /\.(?!\d+\s*$)[^.\s]+\s*$/.test(name);
}

export function notADocument(label: string): string {
  return `${label} must be a PDF or Word file (.pdf, .doc or .docx). Print it to PDF, or send it by email`;
}

/**
 * Why a file cannot be taken, as far as name and size show; undefined when nothing speaks against it. A name without
 * an end says nothing: programs and phones give such names, and the server looks at what the file is.
 */
export function problemWithFile({ label, prompt, required }: FieldDefinition, file: FileFacts | undefined) {
  if (!file) return required ? prompt : undefined;
  if (!documentType(file.name) && hasEnd(file.name)) return notADocument(label);
  if (file.size === 0) return `${label} is an empty file. Choose another one`;
  if (file.size > maxFileBytes)
    return `${label} can have at most ${maxFileSize}; this file has ${sizeInWords(file.size)}`;
  return undefined;
}

/**
 * `840 kB` or `1.3 MB`, in the units of the limit. Rounded up, so that no file seems empty that is not, and none over
 * the limit seems to be at it.
 */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)} MB`;
}
