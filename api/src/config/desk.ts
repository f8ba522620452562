import { isIP } from 'node:net';
import { type DatabaseUrl, databaseUrl } from './database-url';
import { EnvReader, type TrustProxy } from './env-reader';
import { unreadNames } from './names-elsewhere';
import { checkPorts, portOf } from './ports';

/** What the desk takes from its environment; `.env.example` describes each name. */
export interface DeskConfig {
  host: string;
  port: number;
  /** Origin under which staff see it, without a slash at the end. */
  url: string;
  /** Whether browsers reach it by TLS, which a proxy in front of it ends. */
  isSecure: boolean;
  /** Believed behind TLS only: without it nobody is in front. */
  trustProxy: TrustProxy;
  database: DatabaseUrl;
}

/** @throws ConfigError with one sentence for every mistake */
export function readDeskConfig(env: NodeJS.ProcessEnv): DeskConfig {
  const read = new EnvReader(env);
  const host = read.host('DESK_HOST', '127.0.0.1');
  const port = portOf(read, 'DESK_PORT');
  checkPorts(read, ['DESK_PORT']);
  const url = read.origin('DESK_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  const isSecure = url.startsWith('https:');
  const database = databaseUrl(read);
  const trustProxy = read.trustProxy('TRUST_PROXY');
  if (!isSecure && !(isLoopback(new URL(url).hostname) && isLoopback(host))) read.mistake(mustBeSecure);
  read.throwMistakes();
  return { host, port, url, isSecure, trustProxy: isSecure && trustProxy, database };
}

/** The same origin for the server, whose letters link to it; undefined while no setting says it. */
export function deskUrl(read: EnvReader): string | undefined {
  if (read.text('DESK_URL', '') === '') return undefined;
  const url = read.origin('DESK_URL', 'http://localhost');
  if (!url.startsWith('https:') && !isLoopback(new URL(url).hostname)) read.mistake(mustBeSecure);
  return url;
}

const mustBeSecure =
  'DESK_URL must begin with https unless the desk is reached at this machine alone: passwords go there.';

/** What is odd in the settings of the desk, and no mistake: one sentence for each. */
export function deskWarnings({ isSecure, trustProxy }: DeskConfig, env: NodeJS.ProcessEnv): string[] {
  const alone =
    'DESK_URL begins with https while TRUST_PROXY is off: whoever fails to sign in slows down everybody behind the proxy';
  return [...(isSecure && trustProxy === false ? [alone] : []), ...unreadNames(env)];
}

/** Whether only this machine, or a tunnel to it, leads to a host, as it stands in an address or a setting. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 4 ? bare.startsWith('127.') : ['::1', 'localhost'].includes(bare);
}
