import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../support/patterns';

/** Whoever changes a style need only look at the component of its name. */
test('A module imports no styles but its own', () => {
  const foreign = sourceFiles(['src']).flatMap((file) => {
    return foreignStyles(file, readFileSync(file, 'utf8')).map((styles) => `${file}: ${styles}`);
  });
  expect(foreign).toEqual([]);
});

test('Styles of another folder and of a neighbour are found', () => {
  const card = 'src/blocks/home/card.tsx';
  expect(foreignStyles(card, "import * as styles from './card.module.css';")).toEqual([]);
  expect(foreignStyles(card, "import * as styles from '../card.module.css';")).toEqual(['../card.module.css']);
  expect(foreignStyles(card, "import './cards.module.css';")).toEqual(['./cards.module.css']);
});

function foreignStyles(file: string, text: string): string[] {
  const own = `./${path.parse(file).name}.module.css`;
  const imported = [...text.matchAll(/'([^'\n]+\.module\.css)'/g)].map(([, styles]) => styles ?? '');
  return imported.filter((styles) => styles !== own);
}
