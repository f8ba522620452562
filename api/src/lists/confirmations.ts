import path from 'node:path';
import * as z from 'zod';
import { contentFile } from './content-file';

const confirmationsFile = z.array(z.object({ form: z.string(), text: z.string(), next: z.array(z.string()) }));

/** What becomes of a form that was sent, as `data/pages/thank-you.json` tells its sender. */
export type Confirmation = z.infer<typeof confirmationsFile>[number];

export function confirmationsReader(dataDir: string): () => Promise<readonly Confirmation[]> {
  return contentFile(path.join(dataDir, 'pages', 'thank-you.json'), confirmationsFile, []);
}
