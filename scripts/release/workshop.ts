import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../api/src/release/folders';
import { isContentStrict } from '../../src/build/environment';
import { formatReport } from '../../src/content/format-report';
import { checkRepository } from '../../src/content/report';
import { buildCopy, copyCheckout } from '../lib/copy-of-checkout';
import type { Built } from './publish';

/**
 * Builds a copy of the checkout as it is at this moment, so that pages, lists and what was checked are of the same
 * words, whoever saves a file meanwhile. The copy stays for the next time, which then has less to build.
 * @param lock kept by the build as long as it runs, whatever becomes of this process
 * @throws with the report of the content check, or when the build fails
 */
export async function buildBeside(folder: string, lock: number): Promise<Built> {
  const workshop = path.join(folder, '.workshop');
  copyCheckout(workshop);
  const isStrict = isContentStrict();
  const { problems, notices } = checkRepository(workshop);
  // Hints, which the build prints, would only hide what is wrong.
  const { text, ok } = formatReport(
    { problems, notices: isStrict ? notices : [] },
    isStrict,
    path.join(workshop, 'data'),
  );
  if (!ok) throw new Error(`${text}\nNothing was released: put right what stands above, and release again.`);
  const unfinished = path.join(folder, '.unfinished-build');
  // What a build that was broken off remembers may be wrong; all but the pictures is then made anew.
  if (existsSync(unfinished)) {
    for (const name of ['.cache', 'public']) rmSync(path.join(workshop, name), { recursive: true, force: true });
  }
  writeFileSync(unfinished, '');
  if ((await buildCopy(workshop, {}, lock)) !== 0)
    throw new Error('Nothing was released, because the build failed: what it says stands above.');
  rmSync(unfinished);
  return foldersOf(workshop);
}
