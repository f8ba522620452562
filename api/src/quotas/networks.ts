import { isIP } from 'node:net';
import { IPv6 } from 'ipaddr.js';

/** A network that an address belongs to. Everybody in it counts together. */
export interface Network {
  /** Distinguishes it from all others; nobody reads it. */
  name: string;
  /** How many times the allowance of a single network it has. */
  factor: number;
}

/**
 * Of IPv6, a household or a phone has a /64, a firm a /56, and a /48 is to be had for nothing: whoever owns one could
 * change addresses for ever. Thousands of phones of one carrier may share it as well, so the wider, the larger.
 */
const widths = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
];

/**
 * The networks that an address counts for, the narrowest first. An IPv4 address is one by itself, and all that is no
 * address, since whoever has one forwarded may invent as many as he likes.
 */
export function networksOf(address: string): Network[] {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return [{ name: plain, factor: 1 }];
  const digits = Buffer.from(IPv6.parse(plain).toByteArray()).toString('hex');
  return widths.map(({ bits, factor }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, factor }));
}

/** The address alone, IPv4 as such; the same words for all that is none. */
export function plainAddress(address: string): string {
  // Without the zone of a link-local address, whose name may be anything.
  const [plain = ''] = withoutPort(address).split('%');
  if (isIP(plain) === 0) return 'no address';
  // As a system with one socket for both writes IPv4 (RFC 4291, section 2.5.5.2).
  const ip = isIP(plain) === 6 ? IPv6.parse(plain) : undefined;
  return ip?.isIPv4MappedAddress() ? ip.toIPv4Address().toString() : plain;
}

/**
 * Some proxies name the port that they were called from (`203.0.113.7:4711`): each call would be a network of its own.
 */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** Of these, the name of the one with most addresses. */
export function widestNetwork(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}
