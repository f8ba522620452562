import { LiveLists } from '../api/src/lists/live-lists';
import type { OptionSource } from '../src/contract/form-definition';
import { forms } from '../src/contract/forms/all';

/** The values that every choice may have, from the same files as the server's. */
export type Choices = ReadonlyMap<OptionSource, readonly string[]>;

export async function readChoices(): Promise<Choices> {
  const lists = new LiveLists('data', console);
  const choices = new Map<OptionSource, readonly string[]>();
  for (const { options } of forms.flatMap((form) => form.fields)) {
    if (!options || choices.has(options)) continue;
    const values = (await lists.options(options))?.map(({ value }) => value) ?? [];
    if (values.length > 0) choices.set(options, values);
  }
  return choices;
}
