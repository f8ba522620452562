import type { Config } from './config/config';
import type { DatabaseUrl } from './config/database-url';
import type { DeliveryConfig } from './config/delivery';
import type { TrustProxy } from './config/env-reader';
import { readServiceUrl } from './config/service-url';

/** What an operator checks first when something is wrong, in one sentence without a secret. */
export function startedSentence(config: Config, address: string, release: string | undefined): string {
  return `started: ${[
    `listens at ${address}`,
    `keeps leads in ${databaseText(config.database)}`,
    toldText(config.delivery),
    ...digestText(config.delivery),
    trustText(config.trustProxy),
    !config.serveSite
      ? 'serves the API alone'
      : release === undefined
        ? `serves ${config.publicDir}`
        : `serves release ${release}`,
    ...(config.metrics ? [`has figures at ${config.metrics.host}:${config.metrics.port}/metrics`] : []),
  ].join(', ')}`;
}

/** Without user and password. */
function databaseText(database: DatabaseUrl): string {
  if (database.kind === 'sqlite') return `SQLite (${database.file})`;
  const { host, path, parameters = [] } = readServiceUrl(database.url) ?? {};
  return `PostgreSQL (${path} at ${host || parameters.find(([name]) => name === 'host')?.[1]})`;
}

/** The path of a webhook may be its secret. */
function toldText({ webhook, mail }: DeliveryConfig): string {
  const staff = new Set([mail?.to?.all ?? [], ...Object.values(mail?.to?.byForm ?? {})].flat());
  const told = [
    ...(webhook ? [`the webhook at ${new URL(webhook.url).host}`] : []),
    ...staff,
    ...(mail ? ['visitors by e-mail'] : []),
  ];
  return told.length === 0 ? 'tells nobody of them' : `tells of them ${told.join(' and ')}`;
}

function digestText({ mail }: DeliveryConfig): string[] {
  if (!mail?.digest) return [];
  const { to, hour } = mail.digest;
  return [`tells ${to.join(' and ')} at ${hour}:00 in Dhaka what waits`];
}

function trustText(trust: TrustProxy): string {
  if (trust === false) return 'believes no proxy';
  const proxies = typeof trust === 'number' ? `${trust} in front` : trust.join(' ');
  return `believes proxies (${proxies})`;
}
