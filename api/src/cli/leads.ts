import { readDatabaseUrl } from '../config';
import { loadEnvFile } from '../env-file';
import type { LeadStore } from '../store/lead';
import { openStore } from '../store/open';
import { saveAttachment } from './attachment';
import { type Command, parseCommand } from './command';
import { eraseLeads } from './erase';
import { exportLeads } from './export';
import { listLeads } from './list';
import { writeOut } from './output';
import { showLead } from './show';
import { statsText } from './stats';
import { UsageError, usage } from './usage';

/** `npm run leads`: the staff's way to the stored leads. Exit codes: 0 done, 1 not found or failed, 2 wrong usage. */
async function main(): Promise<void> {
  loadEnvFile();
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') return writeOut(usage);
  const store = await openStore(readDatabaseUrl(process.env), { mustExist: true });
  try {
    await run(command, store);
  } finally {
    await store.close();
  }
}

async function run(command: Exclude<Command, { name: 'help' }>, store: LeadStore): Promise<void> {
  if (command.name === 'list') return writeOut(await listLeads(store, command.filter));
  if (command.name === 'attachment') return writeOut(await saveAttachment(store, command));
  if (command.name === 'export') return exportLeads(store, command);
  if (command.name === 'erase') return writeOut(await eraseLeads(store, command));
  if (command.name === 'stats') return writeOut(await statsText(store, command.json));
  return writeOut(await showLead(store, command.receipt));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
