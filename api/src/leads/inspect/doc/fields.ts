import { Fields } from '../fields/fields';
import type { Description } from './description';
import { begin, fieldKinds } from './field-kinds';
import { textOf } from './text';

/** Characters of a field: before what its instruction yields, and behind that. */
const separate = '\x14';
const end = '\x15';

/** @throws InvalidFile for a document with a field that starts or fetches something */
export function checkFields(description: Description): void {
  const text = textOf(description);
  const kinds = fieldKinds(description, text);
  const fields = new Fields();
  let said = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign !== begin && sign !== separate && sign !== end) continue;
    fields.say(text.slice(said, at).replaceAll('\0', ''));
    if (sign === begin) fields.begin(kinds.get(at));
    else if (sign === separate) fields.separate();
    else fields.end();
    said = at + 1;
  }
  fields.say(text.slice(said));
  fields.close();
}
