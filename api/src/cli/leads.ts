import { readDatabaseUrl, readRetention } from '../config/config';
import { loadEnvFile } from '../config/env-file';
import type { StaffStore } from '../leads/store/lead';
import { openStore } from '../leads/store/open';
import { failureText } from '../log/failure';
import { saveAttachment } from './attachment';
import { backup, restore } from './backup';
import { type Command, parseCommand } from './command';
import { eraseLeads } from './erase';
import { exportLeads } from './export';
import { listLeads } from './list';
import { outboxText, retryText } from './outbox';
import { writeOut } from './output';
import { releaseLead } from './release';
import { retentionText } from './retention';
import { showLead } from './show';
import { statsText } from './stats';
import { UsageError, usage } from './usage';
import { takeBackWithdrawal, withdrawConsent } from './withdraw';

/** `npm run leads`: the staff's way to the stored leads. Exit codes: 0 done, 1 not found or failed, 2 wrong usage. */
async function main(): Promise<void> {
  loadEnvFile();
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') return print(usage);
  // Restoring is the one command that a new database is good for.
  const store = await openStore(readDatabaseUrl(process.env), { mustExist: command.name !== 'restore' });
  try {
    await run(command, store);
  } finally {
    await store.close();
  }
}

async function run(command: Exclude<Command, { name: 'help' }>, store: StaffStore): Promise<void> {
  if (command.name === 'export') return exportLeads(store, command);
  return print(await answer(command, store));
}

async function print(text: string): Promise<void> {
  await writeOut(text);
}

async function answer(command: Exclude<Command, { name: 'help' | 'export' }>, store: StaffStore): Promise<string> {
  const { env } = process;
  if (command.name === 'list') return listLeads(store, command.filter);
  if (command.name === 'attachment') return saveAttachment(store, command);
  if (command.name === 'erase') return eraseLeads(store, command);
  if (command.name === 'release') return releaseLead(store, command.receipt);
  if (command.name === 'withdraw') return withdrawConsent(store, command.who);
  if (command.name === 'rejoin') return takeBackWithdrawal(store, command.who);
  if (command.name === 'outbox') return outboxText(store);
  if (command.name === 'retry') return retryText(store);
  if (command.name === 'retention') return retentionText(store, readRetention(env));
  if (command.name === 'backup') return backup(store, command.out);
  if (command.name === 'restore') return restore(store, command.file);
  if (command.name === 'stats') return statsText(store, command.json);
  return showLead(store, command.receipt);
}

main().catch((error: unknown) => {
  console.error(failureText(error));
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
