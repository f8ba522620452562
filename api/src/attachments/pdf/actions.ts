import { problemWithLink } from '../link';
import { type Dictionary, dictionaryOf, nameOf, type Reading, textOf, type Value } from './values';

/** Types of actions (ISO 32000-2, 12.6.4) that start a program, run a script or send something, wherever they stand. */
const forbidden = new Map([
  ['JavaScript', 'a script'],
  ['Launch', 'an order to start a program'],
  ['SubmitForm', 'a form that sends what is typed into it'],
  ['ImportData', 'an order to fetch data'],
  ['RichMediaExecute', 'a program'],
]);

/** What else an action may be: it turns to a page, opens something after a click, or changes what is shown. */
const harmless = new Set([
  ...['GoTo', 'GoToR', 'GoToE', 'GoToDp', 'Thread', 'URI', 'Sound', 'Movie', 'Hide', 'Named', 'ResetForm'],
  ...['SetOCGState', 'Rendition', 'Trans', 'GoTo3DView', 'SetState', 'NOP'],
]);

/** Of these, the ones that leave the document, which must not happen without a click. */
const leaving = new Set(['GoToR', 'GoToE', 'Thread', 'URI']);

/** What a dictionary brings that must not run or be followed; undefined when there is nothing. */
export function forbiddenAction(dictionary: Dictionary, { resolve }: Reading): string | undefined {
  const type = nameOf(resolve(dictionary['/S']));
  // A picture may be named JS, and then stands under that name; a script stands beside the type of its action.
  const isScript = type !== undefined || textOf(resolve(dictionary['/JS'])) !== undefined;
  if ('/JS' in dictionary && isScript) return forbidden.get('JavaScript');
  if ('/OnInstantiate' in dictionary) return forbidden.get('JavaScript');
  for (const key of ['/URI', '/URL', '/Base'] as const) {
    const address = textOf(resolve(dictionary[key]));
    const problem = address === undefined ? undefined : problemWithLink(address);
    if (problem) return problem;
  }
  for (const action of actionsIn(dictionary, resolve)) {
    const kind = nameOf(resolve(action['/S']));
    if (kind !== undefined && !harmless.has(kind)) return forbidden.get(kind) ?? 'an action that we do not know';
  }
  if (automaticActionsIn(dictionary, resolve).some((action) => leaving.has(nameOf(resolve(action['/S'])) ?? ''))) {
    return 'a link that opens by itself';
  }
  return forbidden.get(type ?? '');
}

type Resolve = Reading['resolve'];

/** The actions at the keys that stand for some. Elements of the structure use one of them for attributes, without /S. */
function actionsIn(dictionary: Dictionary, resolve: Resolve): Dictionary[] {
  const after = (['/A', '/PA', '/Next'] as const).flatMap((key) => dictionariesAt(dictionary[key], resolve));
  return [...after, ...startsIn(dictionary, resolve)];
}

/** Those that run when a document or page is opened, or the pointer passes, with all that follow them. */
function automaticActionsIn(dictionary: Dictionary, resolve: Resolve): Dictionary[] {
  const chain = new Set(startsIn(dictionary, resolve));
  for (const action of chain) {
    for (const next of dictionariesAt(action['/Next'], resolve)) chain.add(next);
  }
  return [...chain];
}

function startsIn(dictionary: Dictionary, resolve: Resolve): Dictionary[] {
  const events = Object.values(dictionaryOf(resolve(dictionary['/AA'])) ?? {});
  return [dictionary['/OpenAction'] ?? null, ...events].flatMap((action) => dictionariesAt(action, resolve));
}

/** A dictionary, or each of an array. */
function dictionariesAt(value: Value | undefined, resolve: Resolve): Dictionary[] {
  const found = resolve(value);
  const all = Array.isArray(found) ? found : [found];
  return all.flatMap((one) => dictionaryOf(resolve(one)) ?? []);
}
