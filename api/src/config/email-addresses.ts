import { emailPattern } from '../../../src/contract/email';
import type { EnvReader } from './env-reader';
import type { SettingName } from './setting-names';

/** What stands between the commas of a setting; adds its mistake where one of them is no address. */
export function emailAddresses(read: EnvReader, name: SettingName, otherwise = ''): string[] {
  const items = read.items(name);
  const wrong = items.find((item) => !emailPattern.test(item));
  if (wrong !== undefined) {
    read.mistake(`${name} must be ${otherwise}e-mail addresses, with commas between them; "${wrong}" is none.`);
  }
  return items;
}
