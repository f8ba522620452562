import { documentType } from '../../../src/contract/attachment';
import type { FieldDefinition } from '../../../src/contract/form';
import { checkDoc } from './doc/check';
import { checkDocx } from './docx/check';
import { problemWithFileName } from './file-name';
import { checkPdf } from './pdf/check';
import { Unfit } from './unfit';
import type { UploadedFile } from './uploaded-file';

/**
 * Looks into a file whose name and size the contract has let pass (reliability S2): extension, signature and structure
 * must agree. The media type that the client claims plays no part.
 *
 * What runs by itself or after one "Enable content" is refused: macros, scripts, start actions, remote templates. Files
 * inside a document, which a person would have to open one by one past a warning, are not: charts, equations and
 * Europass CVs consist of them. This is a coarse net and no virus scanner; staff open attachments in a viewer that keeps
 * them apart, as docs/deploy.md says.
 * @returns what to tell the visitor at the field; undefined for a document to be stored
 */
export async function problemInside({ label }: FieldDefinition, file: UploadedFile): Promise<string | undefined> {
  const problem = problemWithFileName(file.name);
  if (problem) return `${label} ${problem}`;
  try {
    await check(file);
    return undefined;
  } catch (error) {
    if (error instanceof Unfit) return `${label} ${error.message}`;
    throw error;
  }
}

async function check({ name, data }: UploadedFile): Promise<void> {
  const type = documentType(name);
  if (type === 'pdf') return checkPdf(data);
  if (type === 'doc') return checkDoc(data);
  if (type === 'docx') return checkDocx(data);
  throw new Error('A file of a type that the contract does not know came through');
}
