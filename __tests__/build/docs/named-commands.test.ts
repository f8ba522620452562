import { readFileSync } from 'node:fs';
import { filesIn } from '../../../src/build/files-in';
import { readJson } from '../../support/folders';

const documents = ['README.md', '.env.example', ...['docs', 'api/src', 'kit', 'scripts', 'studio'].flatMap(written)];

test.each(documents)('Every command that %s names is a script of its package', (document) => {
  expect(unknown(readFileSync(document, 'utf8'))).toEqual([]);
});

test('A command that no package has is noticed, with the options before it', () => {
  expect(unknown('`npm run gone`, `npm run -s gone:too -- x`, `npm run -w studio leads`, `npm run build`')).toEqual([
    'npm run gone',
    'npm run -s gone:too',
    'npm run -w studio leads',
  ]);
});

function unknown(text: string): string[] {
  const commands = [...text.matchAll(/npm run (?:-s )?(?:-w ([a-z]+) )?([a-z][a-z:-]*)/g)];
  return commands.flatMap(([command, workspace = '.', name = '']) => (scriptsOf(workspace).has(name) ? [] : [command]));
}

function scriptsOf(workspace: string): Set<string> {
  return new Set(Object.keys(readJson<{ scripts: object }>(`${workspace}/package.json`).scripts));
}

function written(folder: string): string[] {
  return filesIn(folder).filter((file) => /\.(?:ts|tsx|md|service)$/.test(file) && !file.includes('node_modules'));
}
