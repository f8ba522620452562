import { z } from 'zod';

/** A picture, as a form sends it. */
export const asset = z.object({ path: z.string(), content: z.string(), encoding: z.literal('base64') });

/** What a form holds, of one file. */
export const entryFile = z.object({ path: z.string(), raw: z.string(), newPath: z.string().optional() });

/**
 * What Decap CMS asks of its "proxy" backend, as far as it is used here: no drafts on branches, and no notes.
 * (https://github.com/decaporg/decap-cms, packages/decap-cms-backend-proxy)
 */
export const action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: z.string(), extension: z.string() }) }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path: z.string() })) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: z.string() }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.array(entryFile),
      assets: z.array(asset),
      options: z.object({ newEntry: z.boolean() }),
      // Ours: the page has asked whether what has a new name is still the same.
      isSame: z.boolean().optional(),
    }),
  }),
  z.object({
    action: z.literal('deleteFiles'),
    // Ours: the states in which the page has read them.
    params: z.object({ paths: z.array(z.string()), revisions: z.record(z.string(), z.string()).optional() }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: z.string() }) }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset }) }),
  z.object({ action: z.literal('getNotes'), params: z.unknown() }),
  z.object({ action: z.literal('getDeployPreview'), params: z.unknown() }),
]);

export type Action = z.infer<typeof action>;
