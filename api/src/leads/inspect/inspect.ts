import { type DocumentType, documentType, notADocument } from '../../../../src/contract/attachment';
import type { FieldDefinition } from '../../../../src/contract/form-definition';
import { problemWithFileName } from './file-name';
import type { Outcome } from './judges/judge-process';
import type { Limit } from './judges/limits';
import type { Document } from './judges/messages';
import type { UploadedFile } from './uploaded-file';

export interface Inspection {
  judge(document: Document): Promise<Outcome>;
  /** Where a visitor can send a document that is not taken. */
  email(): Promise<string | undefined>;
}

/**
 * Looks into a file whose name and size the contract has let pass (reliability S2): extension, signature and structure
 * must agree. The media type that the client claims plays no part.
 *
 * What runs by itself or after one "Enable content" is refused: macros, scripts, start actions, remote templates. Files
 * inside a document are taken where they are of a kind on a closed list, and what their names say (decision 0065):
 * charts, equations and Europass CVs consist of them. This is a coarse net and no virus scanner; staff open attachments
 * in a viewer that keeps them apart, as docs/deploy.md says.
 * @returns the message for the visitor at the field; undefined for a document to be stored
 * @throws Problem 503 when too many documents wait
 */
export async function problemInside(
  { label, maxLength }: FieldDefinition,
  { name, data }: UploadedFile,
  { judge, email }: Inspection,
): Promise<string | undefined> {
  const type = documentType(name);
  if (!type) return notADocument(label);
  const problem = problemWithFileName(name, maxLength);
  if (problem) return `${label} ${problem}`;
  const outcome = await judge({ type, data });
  const refusal = 'failed' in outcome ? wordsFor(outcome.failed, type) : outcome.judgement;
  if (refusal === null) return undefined;
  const address = await email();
  return `${label} ${refusal}${address ? `, or send it by email to ${address}` : ''}`;
}

/** Of a document that passed no limit we only know that its judge failed, which may well be a mistake of ours. */
function wordsFor(failed: Limit | 'crash', type: DocumentType): string {
  if (failed === 'crash') return 'could not be read. Print it to PDF and choose the new file';
  const remedy = type === 'pdf' ? 'Send fewer of its pages' : 'Print it to PDF and choose the new file';
  return `has more in it than can be checked. ${remedy}`;
}
