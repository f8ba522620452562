import { isRecord } from '../../../src/contract/record';
import { failureText } from '../log/failure';
import { ConfigError } from './env-reader';
import type { SettingName } from './setting-names';

/**
 * Waits for work that a setting asks for, and names the setting when the work fails.
 * @throws ConfigError with one sentence that names the setting; a mistake of ours as it is, since its stack is needed
 */
export async function concerning<T>(settingOf: (error: unknown) => SettingName, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isOurs(error)) throw error;
    throw new ConfigError([`${settingOf(error)}: ${failureText(error)}`]);
  }
}

/** Errors of systems and libraries have a code. An error of another thread shows its class in the stack only. */
function isOurs(error: unknown): boolean {
  if (!isRecord(error) || error.code !== undefined) return false;
  return /^(?:Type|Reference|Range|Syntax)Error\b/.test(String(error.stack));
}
