import { isIP } from 'node:net';
import type { TrustProxy } from './config';

/** The environment cannot be used. The message has one line for each mistake. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** Reads settings and collects what is wrong with them. An empty variable counts as unset, as in `.env` files. */
export class EnvReader {
  private readonly mistakes: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  mistake(sentence: string): void {
    this.mistakes.push(sentence);
  }

  throwMistakes(): void {
    if (this.mistakes.length > 0) throw new ConfigError(this.mistakes);
  }

  text(name: string, fallback: string): string {
    return this.env[name]?.trim() || fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name, String(fallback));
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.mistake(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on';
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = values.find((value) => value === text);
    if (!found) this.mistake(`${name} must be one of ${values.join(', ')}, not "${text}".`);
    return found ?? fallback;
  }

  origin(name: string, fallback: string): string {
    return this.checkedOrigin(name, this.text(name, fallback)) ?? fallback;
  }

  origins(name: string): string[] {
    return this.items(name).flatMap((item) => this.checkedOrigin(name, item) ?? []);
  }

  /** `off`, a number of proxies, or the addresses and CIDR ranges that proxies have. */
  trustProxy(name: string): TrustProxy {
    const text = this.text(name, 'off');
    if (text === 'off') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const addresses = this.items(name);
    if (addresses.every(isAddressOrRange)) return addresses;
    this.mistake(`${name} must be off, a number of proxies from 1 to 9, or a comma list of IP addresses or ranges.`);
    return false;
  }

  private items(name: string): string[] {
    const items = this.text(name, '').split(',');
    return items.map((item) => item.trim()).filter((item) => item !== '');
  }

  private checkedOrigin(name: string, text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const bare = text.replace(/\/$/, '').toLowerCase();
    if (url && /^https?:$/.test(url.protocol) && url.origin === bare) return url.origin;
    this.mistake(`${name} must hold origins like https://www.example.com, without a path; "${text}" is none.`);
    return undefined;
  }
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
