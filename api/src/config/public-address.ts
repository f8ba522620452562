import { BlockList, isIP } from 'node:net';

/** Addresses of IPv4 that are no host on the internet (IANA special-purpose registry). */
const special = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  add(special, range, 'ipv4');
}

/** Of IPv6 only global unicast, without the parts that stand for addresses of IPv4 or for nobody. */
const global6 = new BlockList();
add(global6, '2000::/3', 'ipv6');
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) add(special, range, 'ipv6');

function add(list: BlockList, range: string, type: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = range.split('/');
  list.addSubnet(address, Number(bits), type);
}

/** Whether an address is one on the internet: not this machine, its network, or its cloud's metadata service. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
