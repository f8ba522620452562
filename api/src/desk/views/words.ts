/** What is said when something was done, by the word in the address of the next page. */
const notices = {
  handled: 'Status and owner are saved.',
  noted: 'Your note is saved.',
  both: 'Status, owner and your note are saved.',
  same: 'There was nothing to save: no note, and status and owner are so already.',
  struck: 'The note is taken away.',
  remnants:
    'The note is taken away, but traces may be left in the database file. Let "npm run leads -- retention" be run: it removes them.',
  quarantined: 'It is in quarantine. What was still to be delivered of it is no longer tried.',
  released:
    'It is out of quarantine. The server tells staff of it as its settings say, and the visitor who has no receipt yet.',
  resent: 'It will be told once more.',
  again: 'It is tried again now. What fails once more comes back to this list.',
  dismissed: 'What was open of it is no longer tried.',
  withdrawn: 'No more marketing may be sent to its address.',
  erased: 'The lead is erased for ever. Backups and files that were exported are yours to erase.',
  traces:
    'The lead is deleted, but traces may be left in the database file. Let "npm run leads -- retention" be run: it removes them.',
  left: 'You are signed out.',
  password: 'Your password is changed, and your other sessions are ended.',
  sessions: 'Your other sessions are ended.',
};

/** Undefined for a word that is none of ours. */
export function noticeOf(done = ''): string | undefined {
  return new Map(Object.entries(notices)).get(done);
}
