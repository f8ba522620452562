import { execFile } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '../../../kit/folders';
import type { Truth } from './truth';

const runFile = promisify(execFile);

/** Documents for one start of LibreOffice, which takes longer than most of them. */
const batch = 40;

/** In milliseconds: for a batch, and for a document by itself. */
const patience = { batch: 300_000, one: 60_000 };

/** Which of these documents LibreOffice opens; one that ends it is tried again by itself. */
export async function openedByLibreOffice(files: readonly string[]): Promise<ReadonlySet<string>> {
  const { folder, remove } = newFolder();
  const opened = new Set<string>();
  for (let at = 0; at < files.length; at += batch) {
    for (const file of await convert(files.slice(at, at + batch), folder, patience.batch)) opened.add(file);
  }
  for (const file of files.filter((one) => !opened.has(one))) {
    if ((await convert([file], folder, patience.one)).length > 0) opened.add(file);
  }
  remove();
  return opened;
}

/** @returns those that have become texts */
async function convert(files: readonly string[], folder: string, timeout: number): Promise<readonly string[]> {
  const links = files.map((file) => ({ file, link: path.join(folder, path.resolve(file).replaceAll('/', '_')) }));
  for (const { file, link } of links) if (!existsSync(link)) symlinkSync(path.resolve(file), link);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const args = [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
  await runFile('soffice', [...args, ...links.map(({ link }) => link)], { timeout, killSignal: 'SIGKILL' }).catch(
    (error) => {
      if (error.code === 'ENOENT') throw error;
    },
  );
  return links.filter(({ link }) => existsSync(link.replace(/\.\w+$/, '.txt'))).map(({ file }) => file);
}

/** What Python says of a document, unless LibreOffice does not open it. */
export async function truthOfWord(file: string, opened: ReadonlySet<string>): Promise<Truth> {
  if (!opened.has(file)) return 'unreadable';
  const { stdout } = await runFile(process.env.PYTHON ?? 'python3', [path.join(__dirname, 'word.py'), file]);
  const [truth] = stdout.split(/\s/);
  if (truth === 'genuine' || truth === 'broken' || truth === 'active' || truth === 'unreadable') return truth;
  throw new Error(`Python says ${stdout}`);
}
