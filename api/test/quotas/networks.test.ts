import { networksOf, widestNetwork } from '../../src/quotas/networks';

const names = (address: string) => networksOf(address).map(({ name }) => name);

test('an address of IPv4 counts for itself', () => {
  expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', factor: 1 }]);
});

test.each(['unknown', '', 'unknown1', '_x2', '03.0.0.5', '203.0.113.7.1', 'fe80::g'])(
  '%j is no address, and counts together with all that is none',
  (address) => expect(networksOf(address)).toEqual(networksOf('unknown')),
);

test('an address of IPv6 counts for its /64, and with more of an allowance for its /56 and /48', () => {
  expect(networksOf('2001:db8:12:34ab:1:2:3:4')).toEqual([
    { name: '20010db8001234ab/64', factor: 1 },
    { name: '20010db8001234/56', factor: 4 },
    { name: '20010db80012/48', factor: 16 },
  ]);
  expect(widestNetwork('2001:db8:12:34ab:1:2:3:4')).toBe('20010db80012/48');
  expect(widestNetwork('203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['2001:DB8::1', '2001:db8:0:0::ffff'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::2'],
  ['fe80::1%eth0', 'fe80::2'],
  ['fe80::1%br-lan', 'fe80::2'],
  ['::', '::1'],
  ['64:ff9b::203.0.113.7', '64:ff9b::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::2'],
  ['[2001:db8::1]', '2001:db8::2'],
])('%s is of the same network as %s', (one, other) => {
  expect(names(one)).toEqual(names(other));
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:2::1', 2],
  ['2001:db8:0:100::1', '2001:db8:0:200::1', 1],
  ['2001:db8:1::1', '2001:db8:2::1', 0],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', 0],
])('%s and %s share the networks from /56 on: %i', (one, other, shared) => {
  expect(names(one).filter((name) => names(other).includes(name))).toHaveLength(shared);
});
