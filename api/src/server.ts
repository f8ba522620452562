import { buildApp } from './app';
import { Judges } from './attachments/judges/judges';
import { readConfig } from './config';
import { forgetDaily } from './daily';
import { startDelivery } from './delivery/start';
import { loadEnvFile } from './env-file';
import { ConfigError } from './env-reader';
import { knownFailure } from './failure';
import { addressesOf, listen } from './listen';
import { siteFactsReader } from './lists/site-facts';
import { tellSystemd } from './liveness/systemd';
import { startWatchdog } from './liveness/watchdog';
import { stopOnSignals } from './shutdown';
import { openDesk } from './store/desk';

/** The process: `npm start`, `npm run serve` and `npm run api` end here. */
async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const store = await openDesk(config.database);
  const isAlive = () => !store.hangs();
  startWatchdog(isAlive);
  const judges = new Judges();
  const app = buildApp(config, store, { judges });
  const siteFacts = siteFactsReader(config.dataDir);
  const delivery = await startDelivery(config.delivery, { store, siteFacts, apiUrl: config.apiUrl, log: app.log });
  // First, so that nothing new is begun while the last requests are answered.
  app.addHook('preClose', () => delivery.stop());
  app.addHook('onClose', () => judges.close());
  stopOnSignals(app, store);
  const port = await listen(app, await addressesOf(config.host), config.port);
  tellSystemd(isAlive, app.log);
  judges.warm();
  forgetDaily(store, config.retention, app.log);
  console.log(`Kantha is ready at ${publicAddress(config.host, port)}`);
}

/** What to type into a browser: nobody can open http://0.0.0.0. */
function publicAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : (knownFailure(error) ?? error));
  process.exit(1);
});
