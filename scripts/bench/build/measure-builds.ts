import path from 'node:path';
import { type Builder, type BuilderName, forget, prepareOurs, preparePeer } from './builders';
import type { Product } from './catalogue';
import { measureCommand, type Took } from './measure-command';
import { type OutputSize, sizeOfOutput } from './output-size';
import { changeWordIn } from './write-catalogue';

/** The builds of one size by one builder, in this order. */
export const turns = ['cold', 'unchanged', 'one word'] as const;
export type Turn = (typeof turns)[number];

export interface Built {
  name: BuilderName;
  products: number;
  /** Undefined of a build that failed, and none of one that was not done. */
  turns: Map<Turn, Took | undefined>;
  /** After the cold build; undefined when it failed. */
  size: OutputSize | undefined;
}

export interface Wanted {
  sizes: readonly number[];
  names: readonly BuilderName[];
  /** For all that is built. */
  folder: string;
  /** Where what the builders say stays. */
  logs: string;
  /** Called with all that is measured so far, whenever one builder is through with a size. */
  keep(all: readonly Built[]): void;
}

/** Builds each size by each builder, one at a time. */
export async function measureBuilds({ sizes, names, folder, logs, keep }: Wanted): Promise<Built[]> {
  const all: Built[] = [];
  for (const products of sizes) {
    const [ours, list] = prepareOurs(path.join(folder, 'ours'), products);
    for (const name of names) {
      const builder = name === 'ours' ? ours : await preparePeer(name, path.join(folder, name.toLowerCase()), list);
      all.push(await measureBuilder(builder, list, path.join(logs, `${name}-${products}`)));
      keep(all);
    }
  }
  return all;
}

async function measureBuilder(builder: Builder, list: readonly Product[], log: string): Promise<Built> {
  const built: Built = { name: builder.name, products: list.length, turns: new Map(), size: undefined };
  for (const turn of turns) {
    if (turn === 'cold') forget(builder);
    const [last] = list.slice(-1);
    if (turn === 'one word' && last) changeWordIn(builder.folder, builder.products, last);
    const took = await measureCommand(builder.command, {
      cwd: builder.folder,
      log: `${log}-${turn.replaceAll(' ', '-')}.log`,
      env: quiet,
    });
    built.turns.set(turn, took);
    const seconds = took ? `${took.wall.toFixed(1)} s` : `failed; ${log}… says why`;
    console.log(`${builder.name}, ${list.length} products, ${turn}: ${seconds}`);
    // What follows would be no build upon a build.
    if (!took) break;
    if (turn === 'cold') built.size = sizeOfOutput(path.join(builder.folder, builder.output));
  }
  return built;
}

const quiet = { GATSBY_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };
