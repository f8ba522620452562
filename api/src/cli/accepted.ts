const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
/** What narrows down the leads of a list or an export. */
export const filter = { form: text, since: text, until: text, status: text, limit: text };
/** Every option, as `parseArgs` of Node takes them. */
export const options = {
  ...filter,
  'too-old': flag,
  format: text,
  out: text,
  attachments: text,
  to: text,
  raw: flag,
  yes: flag,
  json: flag,
  send: flag,
  help: { ...flag, short: 'h' },
};

/** The options and the subject of a command. */
export interface Taking {
  /** Names of its options. */
  takes: readonly string[];
  /** In words for a message: whom or what it is about; undefined when it has no subject. */
  about?: string;
  /** Whether it may be about everything too. */
  isOptional?: boolean;
  /** Whether it may be several words, as one says a name. */
  isOfWords?: boolean;
}

/** Whom a command is about that is about one person. */
export const person = 'a receipt or an e-mail address';

/** What each command takes. */
export const commands = {
  list: { takes: [...Object.keys(filter), 'too-old'], about: 'a receipt or words', isOptional: true, isOfWords: true },
  show: { takes: [], about: 'a receipt' },
  attachment: { takes: ['out'], about: 'a receipt' },
  export: { takes: [...Object.keys(filter), 'format', 'raw', 'out', 'attachments'], about: person, isOptional: true },
  erase: { takes: ['yes'], about: person },
  withdraw: { takes: [], about: person },
  rejoin: { takes: [], about: person },
  release: { takes: [], about: 'a receipt' },
  outbox: { takes: [] },
  retry: { takes: [] },
  resend: { takes: ['to'], about: 'a receipt' },
  dismiss: { takes: ['to', 'yes'], about: 'a receipt', isOptional: true },
  test: { takes: ['to'], about: 'mail or webhook', isOptional: true },
  alarm: { takes: [], about: 'what is wrong, in words', isOfWords: true },
  retention: { takes: ['yes'] },
  backup: { takes: ['out'] },
  'backed-up': { takes: [] },
  restore: { takes: [], about: 'a file that backup wrote' },
  stats: { takes: ['json'] },
  digest: { takes: ['send'] },
} satisfies Record<string, Taking>;
