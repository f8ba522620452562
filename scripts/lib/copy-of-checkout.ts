import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { onEnd } from '../../kit/on-end';

/** Made by machines or of this machine only: a copy is built without them. */
const leftOut = new Set(['public', '.cache', '.git', '.env', '.results', 'var', 'coverage', 'releases']);

/** In whichever folder: packages are shared with the checkout, and the build writes the types of its queries itself. */
const leftOutAnywhere = new Set(['node_modules', 'gatsby-types.d.ts']);

/**
 * Copies what a build of this checkout needs. In a folder that has a copy already, what changed since is copied, and
 * what is gone is taken away, so that the next build there has less to do. Symbolic links are copied as links, and
 * never followed: whoever may change content could have any file of this machine published.
 */
export function copyCheckout(to: string): void {
  mirror('.', to, leftOut);
}

function mirror(from: string, to: string, without: ReadonlySet<string> = leftOutAnywhere): void {
  mkdirSync(to, { recursive: true });
  const isLeftOut = (name: string) => without.has(name) || leftOutAnywhere.has(name);
  const names = readdirSync(from).filter((name) => !isLeftOut(name));
  for (const name of readdirSync(to)) {
    if (!isLeftOut(name) && !names.includes(name)) rmSync(path.join(to, name), { recursive: true });
  }
  for (const name of names) {
    const [file, copy] = [path.join(from, name), path.join(to, name)];
    if (lstatSync(file).isSymbolicLink()) {
      rmSync(copy, { recursive: true, force: true });
      symlinkSync(path.resolve(from, readlinkSync(file)), copy);
      continue;
    }
    const stats = statSync(file, { throwIfNoEntry: false });
    const isFolder = statSync(copy, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder !== stats?.isDirectory()) rmSync(copy, { recursive: true, force: true });
    if (stats?.isDirectory()) mirror(file, copy);
    else if (stats?.isFile() && !isCopied(stats, copy)) {
      copyFileSync(file, copy);
      utimesSync(copy, stats.atime, stats.mtime);
    }
  }
  const [modules, link] = [path.resolve(from, 'node_modules'), path.join(to, 'node_modules')];
  if (existsSync(modules) && !existsSync(link)) symlinkSync(modules, link);
}

function isCopied({ size, mtime }: { size: number; mtime: Date }, copy: string): boolean {
  const there = statSync(copy, { throwIfNoEntry: false });
  return there?.size === size && there.mtime.getTime() === mtime.getTime();
}

/**
 * Builds such a copy, in a process group of its own, so that all of it ends with this process.
 * @param held open file that the build keeps open until its own end
 * @returns the exit code
 */
export async function buildCopy(cwd: string, settings: NodeJS.ProcessEnv = {}, held?: number): Promise<number> {
  const stdio = ['ignore' as const, 'inherit' as const, 'inherit' as const, held ?? ('ignore' as const)];
  const env = { GATSBY_TELEMETRY_DISABLED: '1', ...process.env, ...settings };
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd, env, stdio, detached: true });
  const forget = onEnd(() => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (!isOver && child.pid) process.kill(-child.pid, 'SIGKILL');
  });
  const [code] = await once(child, 'exit');
  forget();
  return code ?? 1;
}
