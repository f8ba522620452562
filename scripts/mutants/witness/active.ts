import type { Value } from './notation';

type Dictionary = { [key: string]: Value };

const types = new Map([
  ['/JavaScript', 'a script'],
  ['/Launch', 'an order to start a program'],
  ['/SubmitForm', 'a form that sends'],
  ['/ImportData', 'an order to fetch data'],
  ['/RichMediaExecute', 'a program in a film'],
]);

const programs =
  /\.(?:exe|com|bat|cmd|scr|pif|js|jse|vbs|vbe|wsf|hta|lnk|msi|jar|ps1|swf|docm|xlsm|html?|sh|py|chm|reg|cpl)[\s.\0]*$/i;

/** Whether a file of this name would run when somebody opens it. */
export const isProgramName = (name: string): boolean => programs.test(name);

/** What runs, sends or starts something in any of these objects, by name of the object or none. */
export function activeIn(objects: ReadonlyMap<string, Value>): string[] {
  const resolve = (value: Value | undefined): Value => {
    let found = value ?? null;
    for (let steps = 0; typeof found === 'string' && objects.has(found) && steps < 9; steps += 1) {
      found = objects.get(found) ?? null;
    }
    return found;
  };
  return [...objects.values()].flatMap(dictionariesIn).flatMap((one) => activeInDictionary(one, resolve));
}

function activeInDictionary(dictionary: Dictionary, resolve: (value: Value | undefined) => Value): string[] {
  const of = (key: string) => resolve(dictionary[key]);
  const text = (key: string) => textOf(of(key));
  const found: (string | undefined | false)[] = [
    types.get(String(of('/S'))),
    (text('/JS') !== undefined || (of('/JS') !== null && of('/S') !== null)) && 'a script',
    isDictionary(of('/JavaScript')) && 'a list of scripts',
    '/OnInstantiate' in dictionary && 'a script of a scene',
    '/AlternatePresentations' in dictionary && 'a show with scripts',
    isDictionary(of('/Navigator')) && 'a program that shows attached files',
    of('/Subtype') === '/PS' && 'a program in PostScript',
    leadsToScript.test(printable(text('/URI'))) && 'a link that is a script',
    isDictionary(of('/EF')) &&
      ['/F', '/UF', '/DOS', '/Unix', '/Mac'].some((key) => isProgramName(text(key) ?? '')) &&
      attached,
  ];
  return found.filter((one) => typeof one === 'string');
}

const attached = 'a program that is attached';

/** Scripts but those that do nothing. */
const leadsToScript = /^(?:java|vb)script:(?!\W*(?:void\W*(?:0|1|null)?\W*|return (?:true|false);?|#|)$)/i;

function printable(address = ''): string {
  return address.replace(/[\0-\x20]/g, '');
}

function dictionariesIn(value: Value): Dictionary[] {
  const open: Value[] = [value];
  const found: Dictionary[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isDictionary(next)) found.push(next);
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
  }
  return found;
}

function isDictionary(value: Value): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts in bytes alone stand in hexadecimal digits. */
function textOf(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('b:')) return Buffer.from(value.slice(2), 'hex').toString('latin1');
  return value.startsWith('u:') ? value.slice(2) : undefined;
}
