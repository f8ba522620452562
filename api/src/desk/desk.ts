import '../lists/choices-file';
import { concerning } from '../config/concerning';
import { siteFolders } from '../config/config';
import { type DeskConfig, deskWarnings, readDeskConfig } from '../config/desk';
import { loadEnvFile } from '../config/env-file';
import { addressesOf, listen } from '../http/listen';
import type { OptionsOf } from '../leads/answers';
import { defaultMaxAge } from '../lists/live-lists';
import { stopOnSignals } from '../liveness/shutdown';
import { notifySystemd } from '../liveness/watchdog';
import { failureText, isErrorCode } from '../log/failure';
import { Releases } from '../release/releases';
import { buildDesk } from './app';
import { channelsIn } from './channels';
import { DeskUsageError, deskUsage, runDesk } from './commands';
import { openServices, type Services } from './services';
import { tidyHourly } from './tidy-hourly';

/** `npm run desk`: the pages on which staff see and handle leads, or one command about their accounts. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(deskUsage);
  loadEnvFile();
  const config = readDeskConfig(process.env);
  const services = await concerning(
    () => 'DATABASE_URL',
    openServices(config.database, choices(), { told: channelsIn(process.env), mayBeAway: args.length === 0 }),
  );
  if (args.length === 0) return serve(config, services);
  try {
    process.stdout.write(await runDesk(args, services, config.url));
  } finally {
    await services.close();
  }
}

async function serve(config: DeskConfig, services: Services): Promise<void> {
  const app = buildDesk(config, services);
  stopOnSignals(app, services);
  const settingOf = (error: unknown) => (isErrorCode(error, 'EADDRINUSE') ? 'DESK_PORT' : 'DESK_HOST');
  const listening = addressesOf(config.host).then((addresses) => listen(app, addresses, config.port));
  const port = await concerning(settingOf, listening);
  notifySystemd(() => true, app.log);
  for (const sentence of deskWarnings(config, process.env)) app.log.warn(sentence);
  tidyHourly(services, app.log);
  const address = new URL(config.url);
  if (!config.isSecure) address.port = String(port);
  process.stdout.write(`The desk is ready at ${address.origin}\n`);
}

/** What the choices of the forms may be, as visitors see them now. */
function choices(): OptionsOf {
  const say = (...words: unknown[]) => console.error(...words);
  const releases = new Releases(siteFolders(process.cwd()), { error: say, warn: say, info: () => {} }, defaultMaxAge);
  return async (source) => (await releases.now()).lists.options(source);
}

main().catch((error: unknown) => {
  console.error(failureText(error));
  if (error instanceof DeskUsageError) console.error(`\n${deskUsage}`);
  process.exit(error instanceof DeskUsageError ? 2 : 1);
});
