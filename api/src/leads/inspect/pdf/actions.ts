import { executable } from '../invalid-file';
import { checkAddress } from '../links/link';
import { checkBase } from '../links/link-base';
import { startsUnasked } from './activation';
import {
  type Dictionary,
  dictionaryOf,
  isCut,
  isStream,
  nameOf,
  placeOf,
  type Reading,
  type Stream,
  textOf,
  type Value,
} from './values';

type Resolve = Reading['resolve'];

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

/** Of these, the ones that may run without a click: nothing leaves the document, is opened or is played. */
const quiet = new Set([
  ...['GoTo', 'GoToDp', 'Hide', 'ResetForm', 'SetOCGState', 'Trans', 'GoTo3DView', 'SetState', 'NOP'],
]);

/**
 * Named actions (12.6.4.12) that turn pages, or ask whether to print. Others save or send the document, or end the
 * program.
 */
const quietNames = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'Print']);

/** Whether an action, which is no forbidden one, or anything else of this type may come without a click. */
export function isQuiet(action: Dictionary, type: string, resolve: Resolve): boolean {
  if (type === 'Named') return quietNames.has(nameOf(resolve(action['/N'])) ?? '');
  return quiet.has(type) || !harmless.has(type);
}

const byItself = 'a link, film or window that opens by itself';
const byButton = 'a button that opens a link, film or window';

/** Events of the mouse on a button (ISO 32000-2, 12.6.3): all others come without a click. */
const pressed = new Set(['/D', '/U']);

/** Keys of addresses that a click follows. */
const addresses = ['/URI', '/URL'] as const;

/** Keys that lead to actions: most dictionaries have none of them. */
const leading = ['/A', '/PA', '/Next', '/OpenAction', '/NA', '/AA'] as const;

/** An action, or a list of them, that needs no link to be followed. */
interface Start {
  value: Value;
  /** Whether somebody has pressed a button. */
  isPressed: boolean;
}

/** What was judged already: actions, with lists of them, and dictionaries of events, which others may share. */
interface Seen {
  actions: Set<Value>;
  events: Set<Dictionary>;
}

/**
 * Judges what dictionaries bring that must not run or be followed. Of one reading, since it remembers what it has seen:
 * any number of dictionaries may share a list of actions.
 */
export class ActionJudge {
  private readonly resolve: Resolve;
  private readonly known: Seen = { actions: new Set(), events: new Set() };
  private readonly automatic: Seen = { actions: new Set(), events: new Set() };

  constructor({ resolve }: Reading) {
    this.resolve = resolve;
  }

  /** What must not be there; undefined when there is nothing. @throws InvalidFile for a link */
  forbiddenIn(dictionary: Dictionary): string | undefined {
    const { resolve } = this;
    const type = '/S' in dictionary ? nameOf(resolve(dictionary['/S'])) : undefined;
    if (this.hasScript(dictionary, type)) return forbidden.get('JavaScript');
    if (startsUnasked(dictionary, resolve)) return byItself;
    // A command of a plug-in, as of the one that sends mail (`AcroSendMail:SendMail`).
    if (type === 'Named' && nameOf(resolve(dictionary['/N']))?.includes(':')) return 'an order to a part of the viewer';
    // A program in Flash that shows what is attached (Adobe's extension level 3, 8.2.4).
    if ('/Navigator' in dictionary && dictionaryOf(resolve(dictionary['/Navigator']))) return 'a program';
    // A show of Acrobat 5 to 8, of pages with scripts that stand in no specification of a file (13.5).
    if ('/AlternatePresentations' in dictionary) return 'a show in the place of its pages';
    this.checkBases(dictionary);
    for (const key of addresses) if (key in dictionary) this.checkAddressAt(key, dictionary, type);
    const isAction = type !== undefined && nameOf(resolve(dictionary['/Type'])) === 'Action';
    if (!isAction && !leading.some((key) => key in dictionary)) return forbidden.get(type ?? '');
    const kinds = this.kindsIn(dictionary);
    for (const kind of isAction ? [...kinds, type] : kinds) {
      if (!harmless.has(kind)) return forbidden.get(kind) ?? 'an action that we do not know';
    }
    return this.startsLoudly(dictionary) ?? forbidden.get(type ?? '');
  }

  /**
   * A name instead of a text is shown as an address with or without its slash.
   * @throws InvalidFile
   */
  private checkAddressAt(key: (typeof addresses)[number], dictionary: Dictionary, type: string | undefined): void {
    const found = this.resolve(dictionary[key]);
    const [text, name] = [placeOf(found), nameOf(found)];
    if (text !== undefined && isCut(text)) throw executable('a link with characters that cannot be seen');
    if (text !== undefined) checkAddress(text);
    else if (name !== undefined) [name, `/${name}`].forEach(checkAddress);
    else if (found !== null && type === 'URI') throw executable('a link whose address is no text');
  }

  /**
   * What links count from (ISO 32000-2, 12.6.4.8) stands as a text in a dictionary of its own, which the catalogue
   * leads to. Nobody writes it elsewhere, and of two objects with its number another program may take the other one.
   * @throws InvalidFile
   */
  private checkBases(dictionary: Dictionary): void {
    if ('/Base' in dictionary && textOf(this.resolve(dictionary['/Base'])) !== undefined) checkDirect(dictionary);
    const ofLinks = '/URI' in dictionary ? dictionaryOf(this.resolve(dictionary['/URI'])) : undefined;
    if (ofLinks) checkDirect(ofLinks);
  }

  private hasScript(dictionary: Dictionary, type: string | undefined): boolean {
    // Scripts of three-dimensional pictures, and files with those of rich media.
    if ('/OnInstantiate' in dictionary) return true;
    if ('/Scripts' in dictionary && Array.isArray(this.resolve(dictionary['/Scripts']))) return true;
    // Whatever a document lists as its own scripts: MuPDF runs them without the type of an action.
    if ('/JavaScript' in dictionary && this.listsAnything(dictionary['/JavaScript'])) return true;
    if (!('/JS' in dictionary)) return false;
    const script = this.resolve(dictionary['/JS']);
    // What a page uses may be named JS: a picture, or a pattern. A script stands beside the type of its action, mostly.
    return type !== undefined || textOf(script) !== undefined || (isStream(script) && !isUsedByPage(script));
  }

  /** Programs that take the scripts out of a document may leave their list, without any. */
  private listsAnything(tree: Value | undefined): boolean {
    const entries = Object.values(dictionaryOf(this.resolve(tree)) ?? {}).map((entry) => this.resolve(entry));
    return entries.some((entry) => entry !== null && !(Array.isArray(entry) && entry.length === 0));
  }

  /** Whether one of these, which run as they are, brings a script without saying of what type it is. */
  private isBareScript(action: Dictionary): boolean {
    return '/JS' in action && this.resolve(action['/JS']) !== null && !('/S' in action);
  }

  /** Of the actions at the keys that stand for some. Elements of the structure use one of them for attributes. */
  private kindsIn(dictionary: Dictionary): string[] {
    const after = (['/A', '/PA', '/Next'] as const).map((key) => dictionary[key] ?? null);
    return [...after, ...this.startsIn(dictionary, this.known).map(({ value }) => value)]
      .flatMap((value) => this.newDictionariesAt(value, this.known.actions))
      .flatMap((action) => this.kindOf(action));
  }

  /**
   * What does something that is not known to be harmless: an action that runs by itself, when a document or page is
   * opened or turned or the pointer passes, or as soon as a button is pressed, and any that follows it.
   */
  private startsLoudly(dictionary: Dictionary): string | undefined {
    const open = this.startsIn(dictionary, this.automatic);
    for (let start = open.pop(); start !== undefined; start = open.pop()) {
      for (const action of this.newDictionariesAt(start.value, this.automatic.actions)) {
        const isLoud = this.kindOf(action).some((kind) => !isQuiet(action, kind, this.resolve));
        if (isLoud) return start.isPressed ? byButton : byItself;
        open.push({ value: action['/Next'] ?? null, isPressed: start.isPressed });
      }
    }
    return undefined;
  }

  private startsIn(dictionary: Dictionary, seen: Seen): Start[] {
    const unasked = [dictionary['/OpenAction'] ?? null, dictionary['/NA'] ?? null];
    const starts = unasked.map((value) => ({ value, isPressed: false }));
    const events = dictionaryOf(this.resolve(dictionary['/AA']));
    if (!events || seen.events.has(events)) return starts;
    seen.events.add(events);
    return [...starts, ...Object.entries(events).map(([key, value]) => ({ value, isPressed: pressed.has(key) }))];
  }

  /** A dictionary, or each of an array; none of those that `seen` has, to which they are added. */
  private newDictionariesAt(value: Value, seen: Set<Value>): Dictionary[] {
    const found = this.resolve(value);
    if (typeof found !== 'object' || found === null || seen.has(found)) return [];
    seen.add(found);
    if (!Array.isArray(found)) return [dictionaryOf(found) ?? {}];
    return found.flatMap((one) => (Array.isArray(this.resolve(one)) ? [] : this.newDictionariesAt(one, seen)));
  }

  private kindOf(action: Dictionary): string[] {
    if (this.isBareScript(action)) return ['JavaScript'];
    const kind = this.resolve(action['/S'] ?? null);
    // A type that is no name is none that we know, whatever a viewer makes of it.
    return kind === null ? [] : [nameOf(kind) ?? ''];
  }
}

function isUsedByPage({ stream: { dict } }: Stream): boolean {
  return ['/Subtype', '/PatternType', '/ShadingType', '/FunctionType'].some((key) => key in dict);
}

/** @throws InvalidFile */
function checkDirect({ '/Base': base = null }: Dictionary): void {
  if (base !== null) checkBase(textOf(base));
}
