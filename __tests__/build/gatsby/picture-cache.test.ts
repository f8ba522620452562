import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { keepPictures } from '../../../src/build/picture-cache';

const small = { outputPath: 'a/small.webp', args: { width: 360 } };
const large = { outputPath: 'b/large.webp', args: { width: 720 } };

test('A picture that an earlier build encoded is copied', async () => {
  const { build, encoded } = builds();
  const first = await build([small, large]);
  const second = await build([large, small]);
  expect(encoded).toEqual(['a/small.webp', 'b/large.webp']);
  expect(readFileSync(path.join(second, large.outputPath))).toEqual(readFileSync(path.join(first, large.outputPath)));
});

test('A size that two queries of one build ask for is encoded once', async () => {
  const { encode, encoded, output } = worker();
  await Promise.all([encode([small, large]), encode([large])]);
  expect(encoded).toEqual(['a/small.webp', 'b/large.webp']);
  expect(readFileSync(path.join(output, large.outputPath), 'utf8')).toBe('720');
});

test('Another picture, another size and another option are encoded', async () => {
  const { build, encoded } = builds();
  await build([small]);
  await build([small], { contentDigest: 'another' });
  await build([{ ...small, args: { width: 361 } }]);
  await build([small], { pluginOptions: { defaultQuality: 60 } });
  expect(encoded).toHaveLength(4);
});

test('Without the kept copies everything is encoded again', async () => {
  const { build, encoded, folder } = builds();
  await build([small]);
  rmSync(folder, { recursive: true });
  await build([small]);
  expect(encoded).toHaveLength(2);
});

test('What could not be encoded is not kept', async () => {
  const { build, folder } = builds(() => {
    throw new Error('unreadable');
  });
  await expect(build([small])).rejects.toThrow('unreadable');
  expect(readdirSync(folder)).toEqual([]);
});

test('While developing, nothing is encoded before a browser asks for it', async () => {
  const { build, folder } = builds(() => {});
  await build([small], { isLazy: true });
  expect(readdirSync(folder)).toEqual([]);
});

type Operations = PictureJob['args']['operations'];
type Encode = (file: string, width: string) => void;

interface Changes {
  contentDigest?: string;
  pluginOptions?: object;
  isLazy?: boolean;
}

/** Builds that share what is kept: each has a worker and a folder of its own, which `build` returns. */
function builds(write: Encode = writeFileSync) {
  const folder = temporaryFolder();
  const encoded: string[] = [];
  const build = async (operations: Operations, changes: Changes = {}) => {
    const { encode, output } = worker(folder, encoded, write);
    await encode(operations, changes);
    return output;
  };
  return { build, encoded, folder };
}

/** A worker that notes what it encodes, and writes the width into each file. */
function worker(folder = temporaryFolder(), encoded: string[] = [], write: Encode = writeFileSync) {
  const output = temporaryFolder();
  const sharpWorker = {
    IMAGE_PROCESSING: async ({ outputDir, args }: PictureJob): Promise<unknown> => {
      for (const { outputPath, args: options } of args.operations) {
        const file = path.join(outputDir, outputPath);
        mkdirSync(path.dirname(file), { recursive: true });
        write(file, String(Object.values(options)));
        encoded.push(outputPath);
      }
      return undefined;
    },
  };
  keepPictures(sharpWorker, folder);
  const encode = (operations: Operations, { contentDigest = 'one', ...args }: Changes = {}) =>
    sharpWorker.IMAGE_PROCESSING({
      inputPaths: [{ path: 'picture.png', contentDigest }],
      outputDir: output,
      args: { isLazy: false, pluginOptions: {}, ...args, operations },
    });
  return { encode, encoded, output };
}
