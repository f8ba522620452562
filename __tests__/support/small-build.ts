import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../api/src/release/folders';
import { finishBuild } from '../../scripts/lib/finish-build';
import { filesIn } from '../../src/build/files-in';

/** What the pages, their data and the lists of a build say, by which a visitor knows it. */
export const wordsOf = (build: string) => `Kantha Software ${build}`;

/**
 * A build that differs from the real one, of which it is a copy, as builds do: in words of its pages, their data and
 * the lists, in a script that has another name, and in the compilation that its pages name. What Gatsby writes is
 * changed, and all that follows is made of that as after every build. Films, the scripts that pages load later, and
 * pages that are not asked for are left out.
 */
export async function smallBuild(build: string, folder: string, pages: ReadonlySet<string>): Promise<void> {
  const { publicDir, dataDir } = foldersOf(folder);
  cpSync('data', dataDir, { recursive: true, filter: (file) => !file.endsWith('images') });
  cpSync('public', publicDir, {
    recursive: true,
    filter: (file) => !/\/(?:files|c-[^/]+\.js[^/]*|[^/]+\.mp4)$/.test(file),
  });
  const { webpackCompilationHash: compilation } = JSON.parse(
    readFileSync(path.join(publicDir, 'page-data/app-data.json'), 'utf8'),
  );
  const script = readdirSync(publicDir).find((name) => /^app-.*\.js$/.test(name)) ?? '';
  const changed = `${readFileSync(path.join(publicDir, script), 'utf8')}\n// ${build}`;
  const renamed = `app-${digest(changed)}.js`;
  renameSync(path.join(publicDir, script), path.join(publicDir, renamed));
  writeFileSync(path.join(publicDir, renamed), changed);
  for (const file of [...filesIn(publicDir), ...filesIn(dataDir)]) {
    const page = /\/public((?:\/.+)?)\/(?:index\.html|page-data\.json)$/.exec(file)?.[1]?.replace(/^\/page-data/, '');
    const isLeftOut = page !== undefined && !pages.has(page.replace(/^\/index$/, '') || '/');
    if (isLeftOut || /\.(?:br|gz)$/.test(file)) rmSync(file);
    if (isLeftOut || !/\.(?:html|json)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(compilation, digest(compilation + build));
    const words = text.replaceAll('Kantha Software', wordsOf(build)).replaceAll(script, renamed);
    // Not all data of pages have words that differ.
    writeFileSync(file, file.includes('page-data') ? words.replace('{', `{"of":"${wordsOf(build)}",`) : words);
  }
  const [product = ''] = filesIn(path.join(dataDir, 'products'));
  writeFileSync(product, JSON.stringify({ ...JSON.parse(readFileSync(product, 'utf8')), title: wordsOf(build) }));
  await finishBuild(publicDir, dataDir);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
