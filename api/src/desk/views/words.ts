/** What is said when something was done, by the word in the address of the next page. */
const notices = {
  same: 'There was nothing to save: no note, and status, owner and day to call back are so already.',
  dropped: 'What was not saved is dropped: this page shows what is stored.',
  struck: 'The note is taken away.',
  remnants:
    'The note is taken away, but traces may be left in the database file. Let "npm run leads -- retention" be run: it removes them.',
  quarantined: 'It is in quarantine. What was still to be delivered of it is no longer tried.',
  released:
    'It is out of quarantine. The server tells staff of it as its settings say, and the visitor who has no receipt yet.',
  resent_notice: 'The letter to staff goes out once more.',
  resent_acknowledgement: 'The receipt goes out to the visitor once more.',
  resent_webhook: 'Our systems are told once more.',
  again: 'It is tried again now, and leaves this list when it arrives.',
  dismissed: 'What was open of it is no longer tried.',
  withdrawn: 'No more marketing may be sent to its address.',
  erased: 'The lead is erased for ever. Backups and files that were exported are yours to erase.',
  traces:
    'The lead is deleted, but traces may be left in the database file. Let "npm run leads -- retention" be run: it removes them.',
  left: 'You are signed out.',
  password: 'Your password is changed, and your other sessions are ended.',
  sessions: 'Your other sessions are ended.',
};

/** What can be saved of a call, in the order in which it is said. */
const savable = {
  state: 'status',
  owner: 'owner',
  day: 'day to call back',
  note: 'your note',
  known: 'your note, once, since you wrote the same within ten minutes',
} as const;
export type Saved = keyof typeof savable;

/** The word for what was saved of a call; at least one thing is. */
export function savedWord(parts: readonly Saved[]): string {
  return ['saved', ...parts].join('_');
}

/** Undefined for a word that is none of ours. */
export function noticeOf(done = ''): string | undefined {
  const [first, ...parts] = done.split('_');
  const known = Object.entries(savable).flatMap(([part, words]) => (parts.includes(part) ? [words] : []));
  if (first === 'saved' && known.length === parts.length && known.length > 0) return savedWords(known);
  return new Map(Object.entries(notices)).get(done);
}

function savedWords(words: readonly string[]): string {
  const list = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  return `Saved: ${list}.`;
}
