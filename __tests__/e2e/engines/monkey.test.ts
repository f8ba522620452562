import { test } from '../../support/engines/test';
import { engineHands } from '../../support/monkey/engine-hands';
import { play } from '../../support/monkey/monkey';
import { pages, seed } from '../../support/monkey/pages';
import { expect } from '../../support/site';

/** In the drills as many as docs/reliability.md names. */
const actions = process.env.DRILLS === 'whole' ? 500 : 50;

test('whatever is done, in whatever order, the page still scrolls and nothing is stuck', async ({
  engine,
  backend,
  newcomer,
}) => {
  test.setTimeout(60_000 + actions * 1_000);
  await newcomer.resize(1000, 700);
  const addresses = pages.map((path) => backend.url + path);
  const { broken, reached } = await play({ hands: engineHands(engine), seed, addresses, hasMouse: true }, actions);
  expect(broken).toEqual([]);
  expect(reached.size).toBeGreaterThan(2);
});
