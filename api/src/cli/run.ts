import { concerning } from '../config/concerning';
import { readDatabaseUrl, readDelivery, readListensAt, readRetention, readSiteUrl } from '../config/config';
import { ownAddress } from '../config/own-address';
import type { StaffStore } from '../leads/store/lead-store';
import { openStore } from '../leads/store/open';
import { failureText } from '../log/failure';
import { alarm } from './alarm';
import { saveAttachment } from './attachments';
import { backup, noteBackup, restore } from './backup';
import { type Command, parseCommand } from './command';
import { dismissDeliveries, releaseLead, resendLead } from './deliveries';
import { testDelivery } from './delivery-test';
import { digestText } from './digest';
import { eraseLeads } from './erase';
import { exportLeads } from './export/export';
import { listLeads } from './list';
import { outboxText, retryText } from './outbox';
import { writeOut } from './output';
import { eraseTooOld } from './retention';
import { showLead } from './show';
import { statsText } from './stats';
import { Unconfirmed } from './unconfirmed';
import { UsageError, usage } from './usage';
import { takeBackWithdrawal, withdrawConsent } from './withdraw';

/**
 * Executes one command of `npm run leads`, with the settings of `env`, and writes to standard output.
 * @throws UsageError, or what went wrong
 */
export async function runLeads(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = parseCommand(args);
  if (command.name === 'help') return print(usage);
  if (command.name === 'test') return print(await testDelivery(readDelivery(env), command));
  if (command.name === 'alarm') return print(await alarm(readDelivery(env), command.words));
  // Only restoring makes sense in a database that does not exist yet.
  const opening = openStore(readDatabaseUrl(env), { mustExist: command.name !== 'restore' });
  const store = await concerning(() => 'DATABASE_URL', opening);
  try {
    if (command.name === 'export') await exportLeads(store, command);
    else await print(await answer(command, store, env));
  } catch (error) {
    if (error instanceof Unconfirmed) await print(error.shown);
    throw error;
  } finally {
    await store.close();
  }
}

/** Says to standard error what went wrong. @returns the exit code: 1 not found, not done or failed, 2 wrong usage */
export function reportFailure(error: unknown): number {
  console.error(failureText(error));
  if (!(error instanceof UsageError)) return 1;
  console.error('"npm run leads -- --help" says what there is.');
  return 2;
}

async function print(text: string): Promise<void> {
  await writeOut(text);
}

async function answer(
  command: Exclude<Command, { name: 'help' | 'test' | 'alarm' | 'export' }>,
  store: StaffStore,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (command.name === 'list') return listLeads(store, command, readRetention(env));
  if (command.name === 'attachment') return saveAttachment(store, command);
  if (command.name === 'erase') return eraseLeads(store, command);
  if (command.name === 'release') return releaseLead(store, command.receipt);
  if (command.name === 'withdraw') return withdrawConsent(store, command.who);
  if (command.name === 'rejoin') return takeBackWithdrawal(store, command.who);
  if (command.name === 'outbox') return outboxText(store);
  if (command.name === 'retry') return retryText(store);
  if (command.name === 'resend') return resendLead(store, command, readDelivery(env));
  if (command.name === 'dismiss') return dismissDeliveries(store, command);
  if (command.name === 'retention') return eraseTooOld(store, readRetention(env), command);
  if (command.name === 'backup') return backup(store, command.out);
  if (command.name === 'backed-up') return noteBackup(store);
  if (command.name === 'restore') return restore(store, command.file);
  if (command.name === 'stats') return statsText(store, command.json);
  if (command.name === 'digest') {
    const [mail, retention, siteUrl] = [readDelivery(env).mail, readRetention(env), readSiteUrl(env)];
    return digestText(store, { mail, retention, siteUrl, server: ownAddress(readListensAt(env)) }, command);
  }
  return showLead(store, command.receipt);
}
