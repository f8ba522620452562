import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UsageError } from '../../../api/src/cli/usage';
import { temporaryFolder } from '../../lib/temporary-folder';
import { type BuilderName, builderNames } from './builders';
import { buildingPage } from './building-page';
import { drawGrowth } from './growth-plot';
import { type Built, measureBuilds } from './measure-builds';
import { printed } from './tables';

const results = '.results/bench-build';

interface Call {
  sizes?: string;
  only?: string;
  /** Folder of the page and its picture. */
  into?: string;
  machine: string;
}

/**
 * Builds catalogues of several sizes with ours and with two peers, and writes a page with a picture: into the folder of
 * the logs, unless another is named, so that figures of a try do not take the place of those that somebody stands for.
 * @throws UsageError when a size or a builder is none
 */
export async function measureBuilding({ sizes = '22,1000,10000', only, into = results, machine }: Call): Promise<void> {
  const wanted = sizesIn(sizes);
  const names = only === undefined ? builderNames : namesIn(only);
  // Not below node_modules, where no builder looks for what it has to translate.
  const folder = temporaryFolder(os.tmpdir());
  const logs = path.resolve(results);
  mkdirSync(logs, { recursive: true });
  const page = path.join(into, 'building');
  // After each builder, since the largest size takes hours, and may not get to its end.
  const keep = (built: readonly Built[]) => {
    writeFileSync(`${page}.svg`, drawGrowth(built));
    writeFileSync(`${page}.md`, buildingPage({ built, machine, date: new Date() }));
  };
  console.log(`\n${printed(await measureBuilds({ sizes: wanted, names, folder, logs, keep }))}`);
  console.log(`Written: ${page}.md and ${page}.svg`);
}

/** @throws UsageError when one is no whole number above 0 */
export function sizesIn(text: string): number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.some((size) => !(size > 0) || !Number.isInteger(size))) throw new UsageError(`"${text}" are no sizes.`);
  return sizes.sort((a, b) => a - b);
}

/** @throws UsageError when nobody is called so */
export function namesIn(text: string): BuilderName[] {
  return text.split(',').map((word) => {
    const name = builderNames.find((known) => known.toLowerCase() === word.toLowerCase());
    if (name === undefined) throw new UsageError(`"${word}" is none of ${builderNames.join(', ')}.`);
    return name;
  });
}
