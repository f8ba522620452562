import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** What people send, and LibreOffice saves. */
export const formats = ['doc', 'docx', 'pdf'] as const;

export type Format = (typeof formats)[number];

/** Documents for one start of LibreOffice, which takes longer than most of them. */
const batch = 60;

/** In milliseconds: for a batch, and for a document by itself. */
const patience = { batch: 120_000, one: 30_000 };

/** Of each document its file in a format; undefined where LibreOffice has written none. */
export type Saved = Readonly<Record<Format, readonly (string | undefined)[]>>;

/** Saves documents in each format, under numbers of their own. @param folder an empty one */
export async function saveAll(files: readonly string[], folder: string): Promise<Saved> {
  const links = files.map((file, index) => path.join(folder, `${index}${path.extname(file)}`));
  for (const [index, link] of links.entries()) symlinkSync(path.resolve(files[index] ?? ''), link);
  const savedAs = async (format: Format) => {
    const out = path.join(folder, 'saved', format);
    const savedOf = (link: string) => [path.join(out, `${path.parse(link).name}.${format}`)].find(existsSync);
    for (let at = 0; at < links.length; at += batch) {
      const some = links.slice(at, at + batch);
      await save(some, format, out, patience.batch);
      // One that has ended LibreOffice has taken those behind it along.
      for (const link of some) if (!savedOf(link)) await save([link], format, out, patience.one);
    }
    return links.map(savedOf);
  };
  // One after the other, since LibreOffice runs once for each profile.
  return { doc: await savedAs('doc'), docx: await savedAs('docx'), pdf: await savedAs('pdf') };
}

/** LibreOffice's own documents and templates of texts; none where it has no such folder. */
export async function ownTemplates(): Promise<readonly string[]> {
  const { stdout } = await runFile('which', ['soffice']);
  const folder = path.join(path.dirname(realpathSync(stdout.trim())), '..', 'share', 'template');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(?:odt|ott)$/.test(name)).map((name) => path.join(folder, name));
}

async function save(links: readonly string[], format: Format, out: string, timeout: number): Promise<void> {
  const args = [`-env:UserInstallation=file://${out}/profile`, '--headless', '--convert-to', format, '--outdir', out];
  await runFile('soffice', [...args, ...links], { timeout, killSignal: 'SIGKILL' }).catch((error) => {
    // One that it does not save is a row of the result; without the program there is none.
    if (error.code === 'ENOENT') throw error;
  });
}
