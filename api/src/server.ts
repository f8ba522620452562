import './lists/choices-file';
import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { builtForOthers } from './config/built-for';
import { concerning } from './config/concerning';
import { type Config, readConfig } from './config/config';
import { loadEnvFile } from './config/env-file';
import { ConfigError } from './config/env-reader';
import { ownAddress } from './config/own-address';
import { serverWarnings } from './config/warnings';
import { alarmsOn } from './health/alarms-on';
import { addressesOf, listen } from './http/listen';
import type { OptionsOf } from './leads/answers';
import { channelsOf } from './leads/channels';
import type { LeadEvents } from './leads/events';
import { forgetDaily } from './leads/forget-daily';
import { Judges } from './leads/inspect/judges/judges';
import { dailyDigest } from './leads/notify/digest/daily';
import { placesOf } from './leads/notify/digest/readers';
import { SharedClock } from './leads/notify/shared-clock';
import { startDelivery } from './leads/notify/start';
import { tellAtOnce } from './leads/notify/urgent/tell-at-once';
import { openServerStore } from './leads/store/open';
import { defaultMaxAge } from './lists/live-lists';
import { stopOnSignals } from './liveness/shutdown';
import { notifySystemd, startWatchdog } from './liveness/watchdog';
import { failureText, isErrorCode, knownFailure, knownSentence } from './log/failure';
import { LogFile } from './log/log-file';
import { listenForScrapes } from './metrics/listen';
import { Metrics } from './metrics/metrics';
import { Releases } from './release/releases';
import { isBuilt, notBuilt } from './site/is-built';
import { startedSentence } from './started';

const output = new LogFile(1);
process.once('exit', () => output.writeRest());

/** The process: `npm start`, `npm run serve` and `npm run api` end here. */
async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const store = await concerning(() => 'DATABASE_URL', openServerStore(config.database));
  const isAlive = () => !store.hangs();
  startWatchdog(isAlive);
  const judges = new Judges();
  const metrics = config.metrics && new Metrics();
  const events: LeadEvents = new EventEmitter();
  const app = buildApp(config, store, { judges, events, logStream: output, ...(metrics && { metrics }) });
  const { delivery: channels, apiUrl, siteUrl } = config;
  // What is wrong with a list or a release is said by the application, which reads them as well.
  const releases = new Releases(config, { error: () => {}, warn: () => {}, info: () => {} }, defaultMaxAge);
  const siteFacts = async () => (await releases.now()).siteFacts();
  const confirmations = async () => (await releases.now()).confirmations();
  const optionsOf: OptionsOf = async (source) => (await releases.now()).lists.options(source);
  const clock = new SharedClock(store, app.log);
  const delivery = startDelivery(channels, {
    store,
    clock,
    events,
    siteFacts,
    confirmations,
    optionsOf,
    apiUrl,
    log: app.log,
  });
  const alarms = () => alarmsOn(app);
  const digest = dailyDigest(channels.mail, {
    store,
    retention: config.retention,
    siteFacts,
    siteUrl,
    alarms,
    clock,
    log: app.log,
  });
  const why = () =>
    store
      .health()
      .then(() => '', knownSentence)
      .then((sentence = '') => sentence);
  const company = async () => placesOf(await siteFacts(), { siteUrl }).company;
  const urgent = tellAtOnce(channels.mail, { alarms, why, company, log: app.log });
  // Deliveries stop first, so that no new one begins while the last requests are answered.
  app.addHook('preClose', async () => void (await Promise.all([delivery.stop(), digest.stop(), urgent.stop()])));
  app.addHook('onClose', () => judges.close());
  stopOnSignals(app, store);
  if (metrics && config.metrics) {
    const scraped = await concerning(settingOfMetrics, listenForScrapes(metrics, config.metrics));
    app.addHook('onClose', async () => void scraped.close());
  }
  const port = await concerning(settingOfListening, listenAt(app, config));
  notifySystemd(isAlive, app.log);
  judges.warm();
  forgetDaily(store, config.retention, app.log);
  // Not before: they ask the application for its alarms.
  digest.start();
  urgent.start();
  const address = ownAddress({ host: config.host, port });
  const release = await releases.now();
  for (const sentence of serverWarnings(config, process.env)) app.log.warn(sentence);
  app.log.info(summary(config), startedSentence(config, address, release.name));
  if (config.serveSite && !(await isBuilt(release.files))) app.log.error(notBuilt);
  const builtForAnother = config.serveSite && (await builtForOthers(release.files.folder, config));
  if (builtForAnother) app.log.error(builtForAnother);
  output.write(`Kantha is ready at ${address}\n`);
  const trouble = await store.health().then(() => undefined, failureText);
  if (trouble) app.log.error(`DATABASE_URL: ${trouble} Forms are not stored until this is over.`);
}

async function listenAt(app: FastifyInstance, { host, port }: Config): Promise<number> {
  return listen(app, await addressesOf(host), port);
}

function settingOfListening(error: unknown): 'PORT' | 'HOST' {
  return isErrorCode(error, 'EADDRINUSE') || isErrorCode(error, 'EACCES') ? 'PORT' : 'HOST';
}

function settingOfMetrics(error: unknown): 'METRICS_PORT' | 'METRICS_HOST' {
  return settingOfListening(error) === 'PORT' ? 'METRICS_PORT' : 'METRICS_HOST';
}

/** The settings that an operator checks first when something is wrong; no secrets. */
function summary({ database, siteUrl, apiUrl, serveSite, delivery, trustProxy, quotas }: Config) {
  const notifies = channelsOf(delivery).lead;
  return { database: database.kind, siteUrl, apiUrl, serveSite, notifies, trustProxy, quotas };
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : (knownFailure(error) ?? error));
  process.exit(1);
});
