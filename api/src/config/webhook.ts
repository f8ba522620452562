import { isIP } from 'node:net';
import { deskUrl } from './desk';
import type { EnvReader } from './env-reader';
import { isPublic } from './public-address';
import { isThisMachine } from './service-url';
import type { SettingName } from './setting-names';

/** Forms in which a lead can be posted: Standard Webhooks for systems of one's own, and those of four services. */
const shapes = ['standard', 'slack', 'teams', 'sheets', 'hubspot'] as const;
type ShapeName = (typeof shapes)[number];

/** Where leads are posted, and how the other side knows that it is us. */
export type WebhookConfig = Receiver & (Signing | { shape: 'slack' | 'teams' } | { shape: 'hubspot'; token: string });

/** To Slack and Teams the address is the secret. */
interface Receiver {
  url: string;
  /** Whether the address may lie in a private network, and be plain http. */
  allowPrivate: boolean;
  /** Origin of the desk, to which messages link. */
  deskUrl?: string;
}

/** Without a shape, the form is that of Standard Webhooks. */
export interface Signing {
  shape?: 'sheets';
  /** What both sides sign with, decoded. */
  secret: Buffer;
  /** Signs as well, until the other side has the new one. */
  previousSecret?: Buffer;
}

const others = ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS', 'WEBHOOK_SHAPE'] as const;

/** WEBHOOK_*; undefined without an address. Adds its mistakes to those of the reader. */
export function webhookConfig(read: EnvReader): WebhookConfig | undefined {
  const text = read.text('WEBHOOK_URL', '');
  const allowPrivate = read.flag('WEBHOOK_ALLOW_PRIVATE', false);
  if (text === '') {
    read.onlyWith('WEBHOOK_URL', others);
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    read.mistake('WEBHOOK_URL must be an https address without a user name; http needs WEBHOOK_ALLOW_PRIVATE=on.');
  } else if (!allowPrivate && isPrivate(url.hostname.replace(/^\[|\]$/g, ''))) {
    read.mistake('WEBHOOK_URL must lead to a public address; one of a private network needs WEBHOOK_ALLOW_PRIVATE=on.');
  }
  const desk = deskUrl(read);
  return {
    url: url?.href ?? '',
    ...shapeConfig(read, url?.hostname ?? ''),
    allowPrivate,
    ...(desk && { deskUrl: desk }),
  };
}

/** Of a name, only the one that is always this machine is known before it is looked up. */
function isPrivate(host: string): boolean {
  return isThisMachine(host) || (isIP(host) !== 0 && !isPublic(host));
}

function shapeConfig(read: EnvReader, host: string) {
  const shape = read.oneOf('WEBHOOK_SHAPE', shapes, 'standard');
  const meant = shapesAt.find(([domain]) => isAt(host, domain))?.[1];
  if (meant && meant !== shape) {
    read.mistake(`WEBHOOK_SHAPE must be ${meant} for an address of ${host}.`);
    return { shape: 'slack' } as const;
  }
  switch (shape) {
    case 'slack':
    case 'teams':
      withoutSecret(read, shape, ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS']);
      return { shape };
    case 'hubspot':
      withoutSecret(read, shape, ['WEBHOOK_SECRET_PREVIOUS']);
      return { shape, token: token(read) };
    case 'sheets':
      return { shape, ...signing(read) };
    default:
      return signing(read);
  }
}

/** Hosts that take nothing but what their own service reads; a workflow of Teams may be at any of several. */
const shapesAt: readonly (readonly [domain: string, shape: ShapeName])[] = [
  ['hooks.slack.com', 'slack'],
  ['hooks.slack-gov.com', 'slack'],
  ['webhook.office.com', 'teams'],
  ['script.google.com', 'sheets'],
  ['hsforms.com', 'hubspot'],
];

/** Whether messages are in the form of a service that is always at the same hosts, and go to another. */
export function isElsewhere({ shape, url }: WebhookConfig): boolean {
  const domains = shapesAt.flatMap(([domain, name]) => (name === shape && shape !== 'teams' ? [domain] : []));
  return domains.length > 0 && !domains.some((domain) => isAt(new URL(url).hostname, domain));
}

function isAt(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function withoutSecret(read: EnvReader, shape: ShapeName, names: readonly SettingName[]): void {
  for (const name of names) {
    if (read.text(name, '') !== '')
      read.mistake(`${name} must be empty with WEBHOOK_SHAPE=${shape}, which has no use for it.`);
  }
}

function signing(read: EnvReader): Signing {
  const hasPrevious = read.text('WEBHOOK_SECRET_PREVIOUS', '') !== '';
  return {
    secret: secret(read, 'WEBHOOK_SECRET'),
    ...(hasPrevious && { previousSecret: secret(read, 'WEBHOOK_SECRET_PREVIOUS') }),
  };
}

/** `whsec_` and 24 to 64 bytes in Base64, as Standard Webhooks writes secrets. */
function secret(read: EnvReader, name: 'WEBHOOK_SECRET' | 'WEBHOOK_SECRET_PREVIOUS'): Buffer {
  const encoded = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(read.text(name, ''))?.[1] ?? '';
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length < 24 || bytes.length > 64) {
    read.mistake(`${name} must be whsec_ and 24 to 64 random bytes in Base64, as \`.env.example\` shows.`);
  }
  return bytes;
}

/** Goes into a header, so that it may have no blank. */
function token(read: EnvReader): string {
  const text = read.text('WEBHOOK_SECRET', '');
  if (!/^pat-[A-Za-z0-9-]+$/.test(text)) {
    read.mistake('WEBHOOK_SECRET must be the access token of a HubSpot app, pat-…, when WEBHOOK_SHAPE is hubspot.');
  }
  return text;
}
