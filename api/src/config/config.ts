import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LogLevel, logLevels } from '../log/logger';
import { currentLink, foldersOf } from '../release/folders';
import { type DatabaseUrl, databaseUrl } from './database-url';
import { type DeliveryConfig, deliveryConfig } from './delivery';
import { EnvReader, type TrustProxy } from './env-reader';
import { checkPorts, portOf } from './ports';
import { checkPublicOrigins } from './public-origin';

/** How many months leads are kept. */
export interface Retention {
  leads: number;
  /** CVs say more about a person than a booking does, and are of no use once the place is taken. */
  applications: number;
}

/** Where `/metrics` is answered. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Everything the process takes from its environment; `.env.example` describes each name. */
export interface Config {
  port: number;
  host: string;
  database: DatabaseUrl;
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  /** Origin under which others reach this API: the site's, unless it has a host of its own. */
  apiUrl: string;
  corsOrigins: string[];
  trustProxy: TrustProxy;
  quotas: boolean;
  /** Free space, in bytes, below which files are not taken any more; 0 for no look at the disk. */
  diskFloor: number;
  serveSite: boolean;
  logLevel: LogLevel;
  /** Undefined when nobody asks for them. */
  metrics?: MetricsAddress;
  delivery: DeliveryConfig;
  retention: Retention;
  dataDir: string;
  publicDir: string;
  /** Where `npm run release` puts its releases, of which one is served in place of these two; see Releases. */
  releasesDir: string | undefined;
}

/**
 * Reads and checks the environment once, at boot.
 * @throws ConfigError with one sentence for every mistake, so that all can be corrected at once.
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): Config {
  const read = new EnvReader(env);
  const { port, host } = listensAt(read);
  const metrics = metricsAddress(read);
  checkPorts(read, ['PORT', 'METRICS_PORT']);
  const siteUrl = siteOrigin(read, port);
  const config: Config = {
    port,
    host,
    database: databaseUrl(read),
    siteUrl,
    apiUrl: read.origin('GATSBY_API_URL', siteUrl),
    corsOrigins: read.origins('CORS_ORIGINS'),
    trustProxy: read.trustProxy('TRUST_PROXY'),
    quotas: read.flag('QUOTAS', true),
    diskFloor: read.integer('DISK_FLOOR_MB', 500, 0, 1_000_000) * 1_000_000,
    serveSite: read.flag('SERVE_SITE', true),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    ...(metrics && { metrics }),
    delivery: deliveryConfig(read),
    retention: retention(read),
    ...siteFolders(cwd, read.flag('RELEASES', true)),
  };
  const isProduction = read.isProduction();
  if (!config.quotas && isProduction) {
    read.mistake('QUOTAS=off is for load runs only and is refused when NODE_ENV=production.');
  }
  if (isProduction && config.serveSite && !hasSite(config)) {
    read.mistake('SERVE_SITE must be off while there is no site to serve; to have one, run: npm run release.');
  }
  checkPublicOrigins(read, config, isProduction);
  read.throwMistakes();
  return config;
}

/**
 * What the staff's command line needs beside the database. Like all of these, it must not stop at a mistake in a
 * setting that is none of its business.
 */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): DatabaseUrl {
  return readAlone(env, databaseUrl);
}

export function readRetention(env: NodeJS.ProcessEnv): Retention {
  return readAlone(env, retention);
}

export function readDelivery(env: NodeJS.ProcessEnv): DeliveryConfig {
  return readAlone(env, deliveryConfig);
}

export function readSiteUrl(env: NodeJS.ProcessEnv): string {
  return readAlone(env, (read) => siteOrigin(read, listensAt(read).port));
}

export function readListensAt(env: NodeJS.ProcessEnv): Pick<Config, 'host' | 'port'> {
  return readAlone(env, listensAt);
}

function listensAt(read: EnvReader): Pick<Config, 'host' | 'port'> {
  return { port: portOf(read, 'PORT'), host: read.host('HOST', 'localhost') };
}

function siteOrigin(read: EnvReader, port: number): string {
  return read.origin('SITE_URL', `http://localhost:${port}`);
}

/** Where the site and its content are in a checkout, released or not. */
export function siteFolders(cwd: string, areReleased = true) {
  return {
    dataDir: path.join(cwd, 'data'),
    publicDir: path.join(cwd, 'public'),
    releasesDir: areReleased ? path.join(cwd, 'releases') : undefined,
  };
}

function hasSite({ publicDir, releasesDir = '' }: Config): boolean {
  const released = foldersOf(path.join(releasesDir, currentLink)).publicDir;
  return [publicDir, released].some((folder) => existsSync(path.join(folder, 'index.html')));
}

function readAlone<T>(env: NodeJS.ProcessEnv, one: (read: EnvReader) => T): T {
  const read = new EnvReader(env);
  const setting = one(read);
  read.throwMistakes();
  return setting;
}

function metricsAddress(read: EnvReader): MetricsAddress | undefined {
  const port = portOf(read, 'METRICS_PORT');
  const host = read.host('METRICS_HOST', '127.0.0.1');
  if (port === 0) {
    if (read.text('METRICS_HOST', '') !== '')
      read.mistake('METRICS_HOST must come with METRICS_PORT, or nobody listens.');
    return undefined;
  }
  return { host, port };
}

function retention(read: EnvReader): Retention {
  const leads = read.integer('RETENTION_MONTHS', 24, 1, 1200);
  const applications = read.integer('RETENTION_MONTHS_APPLICATIONS', 6, 1, 1200);
  if (applications > leads) {
    read.mistake(
      `RETENTION_MONTHS_APPLICATIONS must not be longer than RETENTION_MONTHS: ${applications} and ${leads}.`,
    );
  }
  return { leads, applications };
}
