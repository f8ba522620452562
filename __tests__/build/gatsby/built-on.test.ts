import { builtOn } from '../../../src/build/built-on';

test.each([
  ['2026-11-30T17:59:59.999Z', '2026-11-30'],
  ['2026-11-30T18:00:00.000Z', '2026-12-01'],
])('A build at %s is one of %s, as people in Dhaka count', async (buildTime, day) => {
  const nodeModel = { findOne: async () => ({ buildTime }) };
  expect(await builtOn.resolve({}, {}, { nodeModel })).toBe(day);
});
