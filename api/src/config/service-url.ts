import { isIP } from 'node:net';

/** The address of a database or mail server, taken apart. Texts are decoded; what is missing is empty. */
export interface ServiceUrl {
  protocol: string;
  user: string;
  password: string;
  /** Without the brackets of IPv6. */
  host: string;
  /** 0 when not given. */
  port: number;
  /** Without the slash in front. */
  path: string;
  /** Pairs of name and value, in order. */
  parameters: [string, string][];
}

/**
 * Reads `protocol://user:password@host:port/path?name=value` strictly. Drivers guess where a name or password holds one
 * of the signs that divide an address, and then talk to another host.
 * @returns undefined when it cannot be read in this one way
 */
export function readServiceUrl(text: string): ServiceUrl | undefined {
  const [, protocol = '', user = '', password = '', host = '', port = '0', path = '', query = ''] =
    shape.exec(text) ?? [];
  if (protocol === '' || Number(port) > 65535) return undefined;
  try {
    return {
      protocol: protocol.toLowerCase(),
      user: decodeURIComponent(user),
      password: decodeURIComponent(password),
      host: decodeURIComponent(host.replace(/^\[|\]$/g, '')),
      port: Number(port),
      path: decodeURIComponent(path),
      parameters: [...new URLSearchParams(query)],
    };
  } catch {
    return undefined;
  }
}

/** How the signs are written that divide an address, for whoever has them in a password. */
export const howToWrite = 'in a name or password, @ : / ? # % are written %40 %3A %2F %3F %23 %25';

const shape =
  /^([a-z]+):\/\/(?:([^\s:@/?#[\]]+)(?::([^\s:@/?#[\]]+))?@)?([^\s:@/?#[\]]*|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:\/([^\s:@/?#[\]]*))?(?:\?([^\s@?#]*))?$/i;

/** Whether a host, without the brackets of IPv6, can only be the machine that asks. */
export function isThisMachine(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.') || host === '0.0.0.0';
  return ['::1', '::', 'localhost'].includes(host) || host.endsWith('.localhost');
}
