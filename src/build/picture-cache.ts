import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type worker from 'gatsby-plugin-sharp/gatsby-worker';
import type { PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { version as plugin } from 'gatsby-plugin-sharp/package.json';
import sharp from 'sharp';

/** Outlives `npm run clean`, but not `npm ci`. May be deleted at any time. */
const kept = 'node_modules/.cache/pictures';

/**
 * Makes the worker of gatsby-plugin-sharp encode no picture twice. Gatsby itself remembers what it has encoded in
 * `.cache` only, and makes the same size of the same picture again for every query that asks for it.
 */
export function keepPictures(sharpWorker: typeof worker, folder = kept): void {
  const encode = sharpWorker.IMAGE_PROCESSING;
  const started = new Map<string, Promise<void>>();

  async function encodeAll(job: PictureJob, pictures: readonly Picture[]): Promise<void> {
    await encode({ ...job, args: { ...job.args, operations: pictures.map(({ operation }) => operation) } });
    for (const { file, copy } of pictures) copyTo(copy, file);
  }

  sharpWorker.IMAGE_PROCESSING = async (job) => {
    if (job.args.isLazy) return encode(job);
    const pictures = picturesOf(job, folder);
    const missing = pictures.filter(({ copy }) => !started.has(copy) && !existsSync(copy));
    const encoded = missing.length > 0 ? encodeAll(job, missing) : Promise.resolve();
    for (const { copy } of missing) started.set(copy, encoded);
    await Promise.all(pictures.map(({ copy }) => started.get(copy)));
    for (const picture of pictures) if (!missing.includes(picture)) copyTo(picture.file, picture.copy);
  };
}

interface Picture {
  operation: PictureJob['args']['operations'][number];
  /** Where the build wants it. */
  file: string;
  /** Where it is kept, under all that its bytes depend on. */
  copy: string;
}

function picturesOf({ inputPaths, outputDir, args }: PictureJob, folder: string): Picture[] {
  const { operations, pluginOptions } = args;
  const digests = inputPaths.map(({ contentDigest }) => contentDigest);
  return operations.map((operation) => {
    const all = JSON.stringify([digests, operation.args, pluginOptions, plugin, sharp.versions]);
    return {
      operation,
      file: path.join(outputDir, operation.outputPath),
      copy: path.join(folder, createHash('sha256').update(all).digest('hex')),
    };
  });
}

/** By renaming, so that a build that breaks off leaves no half a picture. */
function copyTo(to: string, from: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const half = `${to}.${process.pid}`;
  copyFileSync(from, half, constants.COPYFILE_FICLONE);
  renameSync(half, to);
}
