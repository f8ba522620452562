import { execFile, spawnSync } from 'node:child_process';

const options = { encoding: 'latin1', maxBuffer: 64 * 1024 * 1024, timeout: 20_000 } as const;

/** What a program prints, also one that ends with a complaint; undefined for one that prints nothing. */
export function printed(program: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout) => {
      if (error?.code === 'ENOENT') reject(error);
      else resolve(stdout === '' ? undefined : stdout);
    });
  });
}

/** Python with olefile. */
export const python = process.env.PYTHON ?? 'python3';

const calls: readonly [string, ...string[]][] = [
  ['mutool', '-v'],
  ['pdfinfo', '-v'],
  ['pdfdetach', '-v'],
  ['qpdf', '--version'],
  [python, '-c', 'import olefile'],
];

/** Programs that are not installed here; they are named in `npm run mutants -- --help`. */
export function missingPrograms(): string[] {
  return calls.flatMap(([program, ...args]) => {
    const { error, status } = spawnSync(program, args);
    if (program === python) return error || status !== 0 ? [`${python} with olefile`] : [];
    return error ? [program] : [];
  });
}
