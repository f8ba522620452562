import { keyPattern } from '../../../../src/contract/extras';
import { keyFromContent } from '../../../src/leads/store/content-key';

test('a key from content is the same all day (UTC), another the next day, and none that a client can give', () => {
  const at = (time: string) => keyFromContent('f', time, false);
  expect(at('2026-11-20T23:59:59Z')).toBe(at('2026-11-20T00:00:00Z'));
  expect(at('2026-11-21T00:00:00Z')).not.toBe(at('2026-11-20T00:00:00Z'));
  expect(at('2026-11-20T00:00:00Z')).not.toMatch(keyPattern);
});
