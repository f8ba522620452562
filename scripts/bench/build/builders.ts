import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout } from '../../lib/copy-of-checkout';
import { run } from '../../lib/run';
import type { Product } from './catalogue';
import { writeCatalogue } from './write-catalogue';

export const builderNames = ['ours', 'Gatsby', 'Astro'] as const;
export type BuilderName = (typeof builderNames)[number];

/** Somebody who builds pages of a catalogue. */
export interface Builder {
  name: BuilderName;
  /** Where it builds. */
  folder: string;
  /** What it builds into, in that folder. */
  output: string;
  /** What it remembers from build to build, the output among it. */
  kept: readonly string[];
  command: readonly string[];
  /** Folder of the files of the products. */
  products: string;
}

/** The last of Astro 5. */
export const astroVersion = '5.18.2';

const templates = path.resolve(__dirname, 'peers');
const gatsby = path.resolve('node_modules/.bin/gatsby');

/** Ours, in a copy of this checkout that has a catalogue. */
export function prepareOurs(folder: string, products: number): [Builder, Product[]] {
  copyCheckout(folder);
  const all = writeCatalogue(path.join(folder, 'data'), products);
  const command = ['npm', 'run', 'build'];
  return [
    { name: 'ours', folder, output: 'public', kept: ['public', '.cache'], command, products: 'data/products' },
    all,
  ];
}

/** A peer, with what it shows of the same catalogue. Astro is fetched from the registry; Gatsby is ours. */
export async function preparePeer(name: 'Gatsby' | 'Astro', folder: string, all: readonly Product[]): Promise<Builder> {
  cpSync(path.join(templates, name.toLowerCase()), folder, { recursive: true });
  const products = path.join(folder, 'products');
  rmSync(products, { recursive: true, force: true });
  mkdirSync(products);
  for (const one of all) writeFileSync(path.join(products, `${one.slug}.json`), JSON.stringify(shownByPeers(one)));
  const peer = { name, folder, products: 'products' };
  if (name === 'Gatsby') {
    if (!readdirSync(folder).includes('node_modules'))
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    return { ...peer, output: 'public', kept: ['public', '.cache'], command: [gatsby, 'build'] };
  }
  await install(folder);
  const kept = ['dist', '.astro', 'node_modules/.astro'];
  return { ...peer, output: 'dist', kept, command: [path.join(folder, 'node_modules/.bin/astro'), 'build'] };
}

/** Features stand in one of two fields, with icons or without. */
export function shownByPeers({ slug, title, description, features, category = [] }: Product) {
  return { slug, title, description, features: features ?? category.map(({ name }) => name) };
}

async function install(folder: string): Promise<void> {
  if (readdirSync(folder).includes('node_modules')) return;
  const wanted = `astro@${astroVersion}`;
  const code = await run('npm', ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', folder, wanted]);
  if (code !== 0) throw new Error(`${wanted} could not be fetched.`);
}

/** Takes away what a builder remembers. */
export function forget({ folder, kept }: Builder): void {
  for (const name of kept) rmSync(path.join(folder, name), { recursive: true, force: true });
}
