import { readFile } from 'node:fs/promises';
import type * as z from 'zod';

/**
 * A reader of one file of the content. While it cannot be used, what was last good stays, or `otherwise`: no lead is
 * refused because of it.
 */
export function contentFile<Content>(
  file: string,
  schema: z.ZodType<Content>,
  otherwise: Content,
): () => Promise<Content> {
  let lastGood = otherwise;
  return async () => {
    try {
      lastGood = schema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {}
    return lastGood;
  };
}
