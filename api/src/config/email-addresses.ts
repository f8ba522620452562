import { emailPattern } from '../../../src/contract/email';
import type { EnvReader } from './env-reader';
import type { SettingName } from './setting-names';

/** What stands between the commas of a setting, each once; adds its mistake where one of them is no address. */
export function emailAddresses(read: EnvReader, name: SettingName, otherwise = ''): string[] {
  const items = read.items(name);
  const wrong = items.find((item) => !emailPattern.test(item));
  if (wrong !== undefined) {
    read.mistake(`${name} must be ${otherwise}e-mail addresses, with commas between them; "${wrong}" is none.`);
  }
  return distinct(items);
}

/** Without those that differ in case alone, as no two mailboxes do: whoever has one would get each letter twice. */
function distinct(items: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const item of items) if (!known.has(item.toLowerCase())) known.set(item.toLowerCase(), item);
  return [...known.values()];
}
