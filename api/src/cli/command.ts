import { parseArgs } from 'node:util';
import { emailPattern } from '../../../src/contract/email';
import type { LeadFilter } from '../leads/store/lead-store';
import { type Channel, channels } from '../leads/store/outbox';
import { commands, filter, options, person, type Taking } from './accepted';
import type { DismissCommand, ResendCommand } from './deliveries';
import type { TestCommand } from './delivery-test';
import type { ListCommand } from './list';
import { filterOf, oneOf } from './options';
import { UsageError } from './usage';

export type Command =
  | { name: 'help' }
  | ListCommand
  | { name: 'show'; receipt: string }
  | AttachmentCommand
  | ExportCommand
  | EraseCommand
  | { name: 'withdraw'; who: string }
  | { name: 'rejoin'; who: string }
  | { name: 'release'; receipt: string }
  | { name: 'outbox' }
  | { name: 'retry' }
  | ResendCommand
  | DismissCommand
  | TestCommand
  | { name: 'alarm'; words: string }
  | { name: 'retention'; yes: boolean }
  | { name: 'backup'; out: string }
  | { name: 'backed-up' }
  | { name: 'restore'; file: string }
  | { name: 'stats'; json: boolean }
  | { name: 'digest'; send: boolean };

export interface AttachmentCommand {
  name: 'attachment';
  receipt: string;
  /** File or folder to write to. */
  out: string;
}

const exportFormats = ['json', 'csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportCommand {
  name: 'export';
  filter: LeadFilter;
  /** A receipt or an e-mail address, instead of a filter; undefined for the leads that the filter lets through. */
  who: string | undefined;
  format: ExportFormat;
  /** Values as they were sent, for programs, instead of words for people. */
  raw: boolean;
  /** File to write; standard output when undefined. */
  out: string | undefined;
  /** Folder to write the attachments to; none are written when undefined. */
  attachments: string | undefined;
}

export interface EraseCommand {
  name: 'erase';
  /** A receipt or an e-mail address. */
  who: string;
  yes: boolean;
}

/** @throws UsageError saying what is wrong */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [word, subject = '', ...rest] = positionals;
  if (values.help || word === 'help') return { name: 'help' };
  const name = commandName(word);
  const { takes, about, isOptional, isOfWords }: Taking = commands[name];
  const blank = Object.entries(values).find(([, value]) => value === '');
  if (blank) throw new UsageError(`--${blank[0]} needs a value.`);
  const foreign = Object.keys(values).find((option) => !takes.includes(option));
  if (foreign) throw new UsageError(`--${foreign} does not belong to ${name}.`);
  // An empty subject is a mistake, such as that of an unset variable in a script, and must not export everything.
  const isAboutAll = isOptional && positionals.length === 1;
  if (about && subject === '' && !isAboutAll) throw new UsageError(`${name} takes ${about}.`);
  const [tooMany] = isOfWords ? [] : about ? rest : positionals.slice(1);
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is one word too many.`);

  if (name === 'show') return { name, receipt: subject };
  if (name === 'attachment') return { name, receipt: subject, out: values.out ?? '.' };
  if (name === 'erase') return { name, who: subject, yes: values.yes ?? false };
  if (name === 'retention') return { name, yes: values.yes ?? false };
  if (name === 'withdraw') return { name, who: subject };
  if (name === 'rejoin') return { name, who: subject };
  if (name === 'release') return { name, receipt: subject };
  if (name === 'outbox' || name === 'retry' || name === 'backed-up') return { name };
  if (name === 'resend') return { name, receipt: subject, to: required('--to', channel(values.to)) };
  if (name === 'dismiss') return dismissing(subject || undefined, values);
  if (name === 'test') return testing(subject || undefined, values.to);
  if (name === 'alarm') return { name, words: positionals.slice(1).join(' ') };
  if (name === 'backup') return { name, out: required('--out', values.out) };
  if (name === 'restore') return { name, file: subject };
  if (name === 'stats') return { name, json: values.json ?? false };
  if (name === 'digest') return { name, send: values.send ?? false };
  if (name === 'list') {
    const words = positionals.slice(1).join(' ').trim() || undefined;
    const isTooOld = values['too-old'];
    if (words !== undefined && isTooOld) throw new UsageError('--too-old does not go together with words.');
    return { name, filter: filterOf(values), words, isTooOld };
  }
  return exporting(subject || undefined, values);
}

function exporting(who: string | undefined, values: Values): ExportCommand {
  const [narrowing] = Object.keys(filter).filter((option) => Object.hasOwn(values, option));
  if (who !== undefined && narrowing) throw new UsageError(`--${narrowing} does not go together with ${person}.`);
  const { out, attachments, raw = false } = values;
  const format = oneOf('--format', exportFormats, values.format) ?? formatOf(out) ?? 'json';
  if (raw && format !== 'csv') throw new UsageError('--raw goes together with --format csv only.');
  if (format === 'xlsx' && out === undefined) throw new UsageError('--format xlsx needs --out, since it is no text.');
  return { name: 'export', filter: filterOf(values), who, format, raw, out, attachments };
}

/** What the name of a file asks for. @throws UsageError when it asks for what we do not write */
function formatOf(out: string | undefined): ExportFormat | undefined {
  const [, ending] = /\.([a-z][a-z0-9]{0,4})$/.exec(out?.toLowerCase() ?? '') ?? [];
  const format = exportFormats.find((one) => one === ending);
  if (ending !== undefined && !format) {
    throw new UsageError(`--out may end in .${exportFormats.join(', .')}; for another ending say --format as well.`);
  }
  return format;
}

function dismissing(receipt: string | undefined, { to, yes = false }: Values): DismissCommand {
  if (receipt === undefined && to === undefined)
    throw new UsageError('dismiss takes a receipt, or --to with a channel.');
  return { name: 'dismiss', receipt, to: channel(to), yes };
}

function testing(subject: string | undefined, to: string | undefined): TestCommand {
  const what = oneOf('What is tested', ['mail', 'webhook'] as const, subject);
  if (to !== undefined && (what === 'webhook' || !emailPattern.test(to))) {
    throw new UsageError('--to must be an e-mail address, for a letter.');
  }
  return { name: 'test', what: what ?? (to === undefined ? undefined : 'mail'), to };
}

function channel(to: string | undefined): Channel | undefined {
  return oneOf('--to', channels, to);
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function commandName(word: string | undefined): keyof typeof commands {
  if (word === undefined) throw new UsageError('Say what to do.');
  if (isCommand(word)) return word;
  throw new UsageError(`There is no command "${word}"; there are ${Object.keys(commands).join(', ')}.`);
}

function isCommand(word: string): word is keyof typeof commands {
  return Object.hasOwn(commands, word);
}

function required<T extends string>(option: string, value: T | undefined): T {
  if (!value) throw new UsageError(`${option} is needed.`);
  return value;
}
