import { isIP } from 'node:net';
import { misspelt, surprisingFor } from './names-elsewhere';
import type { SettingName } from './setting-names';

/** The environment cannot be used. The message has one line for each mistake. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** A number of proxies in front of us, the addresses they may have, or nobody. */
export type TrustProxy = false | number | string[];

/** Reads settings and collects what is wrong with them. An empty variable counts as unset, as in `.env` files. */
export class EnvReader {
  private readonly mistakes = new Set<string>();
  private readonly refused = new Set<SettingName>();
  /** By what was probably meant, the names that nobody reads. */
  private readonly misspelt: ReadonlyMap<SettingName | undefined, string>;

  constructor(private readonly env: NodeJS.ProcessEnv) {
    this.misspelt = new Map(Object.keys(env).flatMap((name) => (env[name] ? [[misspelt(name, env), name]] : [])));
  }

  mistake(sentence: string): void {
    this.mistakes.add(sentence);
  }

  /** A mistake in a setting; `why` goes on from its name. */
  refuse(name: SettingName, why: string): void {
    this.refused.add(name);
    this.mistake(`${name} ${why}`);
  }

  /** Whether nothing is wrong with a setting that was read; otherwise it has its fallback, which nobody wrote. */
  isSound(name: SettingName): boolean {
    return !this.refused.has(name);
  }

  throwMistakes(): void {
    if (this.mistakes.size > 0) throw new ConfigError([...this.mistakes]);
  }

  /** A misspelt name is a mistake only while the right one is not set: another program may want that name. */
  text(name: SettingName, fallback: string): string {
    const text = this.env[name]?.trim();
    const misspelt = this.misspelt.get(name);
    if (!text && misspelt) this.refuse(name, `is not set, but ${misspelt} is: is that a misspelling of it?`);
    return text || fallback;
  }

  /** The first name that says elsewhere what this setting does here; undefined where none is set. */
  saidElsewhere(name: SettingName): string | undefined {
    return surprisingFor(name, this.env)[0];
  }

  /** Refuses settings that mean nothing, since another one is not set. */
  onlyWith(other: SettingName, names: readonly SettingName[]): void {
    for (const name of names) {
      if (this.text(name, '') !== '') this.refuse(name, `must come with ${other}, or nothing is sent.`);
    }
  }

  /** Any other word than those that Node's programs use would silently mean that this is no production. */
  isProduction(): boolean {
    const { NODE_ENV = '' } = this.env;
    if (!['', 'production', 'development', 'test'].includes(NODE_ENV)) {
      this.mistake(`NODE_ENV must be production, development or test, not "${NODE_ENV}".`);
    }
    return NODE_ENV === 'production';
  }

  integer(name: SettingName, fallback: number, min: number, max: number): number {
    const text = this.text(name, String(fallback));
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.refuse(name, `must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  }

  flag(name: SettingName, fallback: boolean): boolean {
    return this.oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on';
  }

  oneOf<T extends string>(name: SettingName, values: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = values.find((value) => value === text);
    if (!found) this.refuse(name, `must be one of ${values.join(', ')}, not "${text}".`);
    return found ?? fallback;
  }

  /** A name or an address to listen at; whether this machine has it is known only when the server listens. */
  host(name: SettingName, fallback: string): string {
    const text = this.text(name, fallback);
    if (isIP(text) !== 0 || /^[a-z0-9._-]+$/i.test(text)) return text;
    this.refuse(name, `must be a host name or an IP address, such as localhost, 0.0.0.0 or ::, not "${text}".`);
    return fallback;
  }

  origin(name: SettingName, fallback: string): string {
    return this.checkedOrigin(name, this.text(name, fallback)) ?? fallback;
  }

  origins(name: SettingName): string[] {
    return this.items(name).flatMap((item) => this.checkedOrigin(name, item) ?? []);
  }

  /** `off`, a number of proxies, or the addresses and CIDR ranges that proxies have. */
  trustProxy(name: SettingName): TrustProxy {
    const text = this.text(name, 'off');
    if (text === 'off') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const addresses = this.items(name);
    if (addresses.every(isAddressOrRange)) return addresses;
    this.refuse(
      name,
      `must be off, a number of proxies from 1 to 9, or a comma list of IP addresses or ranges, none of everybody; "${text}" is not.`,
    );
    return false;
  }

  /** What stands between commas. */
  items(name: SettingName): string[] {
    const items = this.text(name, '').split(',');
    return items.map((item) => item.trim()).filter((item) => item !== '');
  }

  private checkedOrigin(name: SettingName, text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const bare = text.replace(/\/$/, '').toLowerCase();
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === bare;
    if (isOrigin && /^(?:[a-z0-9._-]+|\[.*\])$/.test(url.hostname)) return url.origin;
    this.refuse(name, `must hold origins like https://www.example.com, without a path; "${text}" is none.`);
    return undefined;
  }
}

/** No range is so wide that it holds everybody: the widest of private networks are 10.0.0.0/8 and fc00::/7. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // All of IPv4 is a small part of IPv6, below `::`.
  const [fewest, most] = version === 4 ? [8, 32] : [address.startsWith('::') ? 104 : 7, 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewest && Number(bits) <= most;
}
