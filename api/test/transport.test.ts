import { maxFileBytes } from '../../src/contract/attachment';
import { timeouts } from '../src/transport';

/** In bits per second: a phone at the edge of its network (decision 0016). */
const weakNetwork = 150_000;

test('the largest file gets through a weak network before the server gives the request up', () => {
  const seconds = (maxFileBytes * 8) / weakNetwork;
  expect(timeouts.requestTimeout).toBeGreaterThan(seconds * 1000);
});

test('a load balancer that keeps connections open for a minute closes them before the server does', () => {
  expect(timeouts.keepAliveTimeout).toBeGreaterThan(60_000);
});
