import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isErrorCode } from '../log/failure';
import { checkEnvLines } from './env-lines';
import { ConfigError } from './env-reader';

/**
 * Reads `.env` in the working directory, if there is one. What is set already wins. Node's own reader, like systemd's,
 * passes over what it does not understand, and a setting that nobody reads looks like one that is taken.
 * @throws ConfigError with one sentence for each line that would be passed over
 */
export function loadEnvFile(): void {
  const bytes = contents('.env');
  if (!bytes) return;
  const text = decoded(bytes);
  const mistakes = checkEnvLines(text);
  if (mistakes.length > 0) throw new ConfigError(mistakes.map((mistake) => `.env, ${mistake}`));
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** @returns undefined when there is no such file */
function contents(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    const why = isErrorCode(error, 'EISDIR') ? 'is a folder, and must be a file' : 'cannot be read by this user';
    throw new ConfigError([`.env ${why}. (${error})`]);
  }
}

/** A mark in front (BOM) would become part of the first name, for the build as well. */
function decoded(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!/[\0\uFEFF]/.test(text)) return text;
  } catch {}
  throw new ConfigError(['.env must be plain text in UTF-8, without a byte order mark (BOM): save it as that.']);
}
