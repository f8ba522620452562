import { astroVersion } from './builders';
import type { Built } from './measure-builds';
import { buildRows, pageRows, sizeRows } from './tables';

interface Measured {
  built: readonly Built[];
  /** What it was measured on. */
  machine: string;
  date: Date;
}

/** The page that `npm run bench -- build` writes, whole: whoever changes its words changes them here. */
export function buildingPage({ built, machine, date }: Measured): string {
  return `# Building

Written by \`npm run bench -- build\` on ${date.toISOString().slice(0, 10)}; not to be changed by hand. Catalogues of several sizes, made of the real products and of generated ones that the content check takes, without screens of their own. One build at a time, each once, by ${[...new Set(built.map(({ name }) => name))].join(', ')}. Gatsby is a bare site of the same version as ours, Astro a bare one of ${astroVersion}: a page for each product with its title, text and features, no pictures, no lists, nothing compressed. Ours is all of \`npm run build\`: the content check, Gatsby, and what follows it. ${machine}.

![Seconds of each build by the number of products](building.svg)

## Time and memory

A cold build remembers nothing but the pictures that were encoded before, which outlive \`npm run clean\`. One word is changed in the text of one product. Processor is of all processes of a build together, memory the most that they had at one moment, sampled, with shared parts counted for each.

${markdown(buildRows(built))}

## What was written

After the cold build. Ours holds two compressed copies of each text.

${markdown(sizeRows(built))}

## Our pages

HTML of the largest page of each kind, the one that grows most first.

${markdown(pageRows(built))}
`;
}

function markdown([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}
