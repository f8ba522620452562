import { kindOf } from '../../../src/contract/form-definition';
import { filledInForms } from '../../../src/contract/forms/all';
import { leadStatuses } from '../leads/store/lead';
import { channels } from '../leads/store/outbox';

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {}

export const formNames: readonly string[] = filledInForms.map(kindOf);

export const usage = `Usage: npm run leads -- <command> [options]

  list [words]       newest first, or those with this receipt, phone number or its last digits, or these words in
                     anything that was sent; leads suspected of being spam are counted, not shown
  show <receipt>     one lead with all its fields; of a receipt, five letters of its beginning or end are enough
  attachment <receipt>  saves the file that came with a lead
  export [who]       every lead, or those with that receipt or e-mail address, for a spreadsheet or another program
  erase <who>        shows every lead with that receipt or e-mail address, suspected spam too; --yes erases them
  withdraw <who>     notes that no more marketing may be sent to that e-mail address, or to the one of that receipt
  rejoin <who>       notes that they asked expressly for marketing again after withdrawing; no form does that by itself
  release <receipt>  takes a lead out of quarantine, to be delivered like any other
  outbox             what is still to be delivered by webhook or e-mail, what was given up, why, and what to do;
                     how many letters to visitors are withheld or refused
  retry              tries again now everything that waits or was given up
  resend <receipt>   tells one channel of a lead once more, also of one that it was never told of
  dismiss <receipt>  ends what waits or was given up of a lead, so that it is no alarm; without a receipt, what waits
                     for the channel of --to, of all leads
  test [what]        sends a letter to MAIL_TO and a message of the type "test" to the webhook, or one of them (mail,
                     webhook), and says how that went
  alarm <words>      sends a letter with these words to MAIL_TO, for what runs by a timer and has failed
  retention          shows what is older than RETENTION_MONTHS, which the server erases daily unless it is so much that
                     the clock may be wrong; --yes erases it
  backup             copies everything into a SQLite file, also from PostgreSQL, while the server runs
  backed-up          notes that a backup was kept that can be opened, as the nightly one does: its age is in the letter
                     of each morning and in /metrics
  restore <file>     copies a backup into the database, which must be empty
  stats              how many leads there are of each form and status, and how large the database is
  digest             today's letter about what waits for staff, as it would be now; --send sends it

Options of list and export:
  --form <name>      ${formNames.join(', ')}
  --since <date>     2026-11-01, which begins in Dhaka, or a time such as 2026-11-01T09:00:00Z
  --until <date>     the same; a day is meant with all of its hours, a time is the first that is left out
  --status <status>  ${leadStatuses.join(', ')}; new are all that are not in quarantine, however far staff are with them
  --limit <number>

Options of list:
  --too-old          what retention would erase, and nothing else, suspected spam too

Options of export:
  --format <format>  json, csv or xlsx; by default what the name of --out ends in, json without an ending.
                     csv and xlsx are for people: one column for each fact, choices in words, without suspected spam
                     unless --status asks for it. Excel opens both by a double click; in csv, an apostrophe stands
                     before phone numbers, and before = + - @ at the start of a cell and of each of its lines, so that
                     no spreadsheet takes what a visitor typed for a formula. json has every lead, with each value as it
                     was sent and in words; docs/deploy.md says how to have it from csv.
  --raw              csv for programs: every lead, columns by the names of the fields, values as they were sent
  --out <file>       write to a file, which appears only when it is complete

  --attachments <folder>  also save the files that came with the leads, as <receipt>-<name>

Options of attachment:
  --out <path>       folder or file to write to (default: this folder, as <receipt>-<name>)

Options of erase and retention:
  --yes              erase for ever. The database file is written anew, so that no trace is left in it; with a large one,
                     visitors who send a form meanwhile may have to wait. Backups and exported files are yours to erase.

Options of resend, dismiss and test:
  --to <channel>     ${channels.join(', ')}; for test, the e-mail address that gets the letter
  --yes              dismiss what waits for that channel, of all leads

Options of backup:
  --out <file>       must not be there yet; appears only when it is complete

Options of stats:
  --json             for another program

Options of digest:
  --send             send it now to DIGEST_TO, or else to MAIL_TO; that of the server comes at its hour all the same

The database is the one that DATABASE_URL names.
`;
