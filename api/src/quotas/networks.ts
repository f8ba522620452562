import { isIP, SocketAddress } from 'node:net';

/** A network that an address belongs to. Everybody in it counts together. */
export interface Network {
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

/** The networks that an address counts for, the narrowest first. An IPv4 address is one by itself. */
export function networksOf(address: string): [Network, ...Network[]] {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return [{ name: plain, factor: 1 }];
  const groups = groupsOf(plain);
  const mapped = ipv4In(groups);
  if (mapped) return [{ name: mapped, factor: 1 }];
  const [narrowest, ...wider] = widths.map(({ bits, factor }) => ({ name: prefix(groups, bits), factor }));
  return narrowest ? [narrowest, ...wider] : [{ name: plain, factor: 1 }];
}

/** Of these, the name of the one with most addresses. */
export function widestNetwork(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Node writes it in its canonical form, an IPv4 address at its end excepted.
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const hex = canonical.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
    return `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const before = numbers(head);
  if (tail === undefined) return before;
  const after = numbers(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

/** `::ffff:a.b.c.d`, as a system with one socket for both writes IPv4 (RFC 4291, section 2.5.5.2). */
function ipv4In(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function prefix(groups: readonly number[], bits: number): string {
  const whole = groups.slice(0, 4).map((group, index) => {
    const kept = Math.min(16, Math.max(0, bits - index * 16));
    return (group & ~(0xffff >> kept)).toString(16);
  });
  return `${whole.join(':')}/${bits}`;
}
