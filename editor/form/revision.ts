import { isGroup } from './groups';

/**
 * A content file as the page of the editor and its server send it to each other: what it holds, and the state of the
 * file in which it was read. A form keeps that state while it is open, and so does a draft that the browser kept, so
 * that neither takes back what was saved in between.
 */
export interface Revised {
  content: unknown;
  revision?: string;
}

/** The field of a form that keeps the state of its file. */
export const revisionField = '$revision';

/** @throws SyntaxError for what is no JSON */
export function parseRevised(text: string): Revised {
  const value: unknown = JSON.parse(text);
  if (!isGroup(value) || !('content' in value)) throw new SyntaxError('It has no content.');
  const { content, revision } = value;
  return { content, ...(typeof revision === 'string' ? { revision } : {}) };
}
