/**
 * The server as the fault runs start it: the real application and store, with a trap around them that ends the process
 * at a named point, or with one guard taken away. Not for anything else.
 */
import { buildApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/config/config';
import { openServerStore } from '../../../api/src/leads/store/open';
import { stopOnSignals } from '../../../api/src/liveness/shutdown';
import { chosenControl, weaken } from './controls';
import { trap } from './points';
import { ignoreTruncation, watchRequests } from './requests';

async function main(): Promise<void> {
  const control = chosenControl();
  const config = readConfig(process.env);
  const store = weaken(await openServerStore(config.database), control);
  const app = buildApp(config, store);
  if (control === 'ignore-truncation') ignoreTruncation(app);
  watchRequests(app);
  stopOnSignals(app, store);
  console.log(`Kantha is ready at ${await app.listen({ host: config.host, port: config.port })}`);
  trap.arm();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
