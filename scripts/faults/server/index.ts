/**
 * The server as the fault runs start it: the real application and store, with a trap around them that ends the process
 * at a named point, or with one guard taken away. Not for anything else.
 */
import { buildApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/config';
import { stopOnSignals } from '../../../api/src/shutdown';
import { openStore } from '../../../api/src/store/open';
import { controlVariable, isControl, pretendToSync, weaken } from './controls';
import { watchCommits } from './drivers';
import { afterVariable, pointVariable, Trap } from './points';
import { ignoreTruncation, watchRequests } from './requests';

async function main(): Promise<void> {
  const { env } = process;
  const control = isControl(env[controlVariable]) ? env[controlVariable] : undefined;
  const trap = new Trap(env[pointVariable], Number(env[afterVariable] ?? 0));
  const config = readConfig(env);
  watchCommits(trap);
  if (control === 'sync-off') pretendToSync();
  const store = weaken(await openStore(config.database), control);
  const app = buildApp(config, store);
  if (control === 'ignore-truncation') ignoreTruncation(app);
  watchRequests(app, trap);
  stopOnSignals(app, store);
  console.log(`Kantha is ready at ${await app.listen({ host: config.host, port: config.port })}`);
  trap.arm();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
