import { temporaryFolder } from '../../api/test/support/folders';
import { fuzz } from '../../scripts/fuzz/run';
import { splitEverywhere } from '../../scripts/fuzz/split';

test('no mutated body crashes the server, hangs, gets a 5xx, or is stored as something else', async () => {
  const { faults, accepted, refused } = await fuzz({ bodies: 3000, seed: 20261120, folder: temporaryFolder() });
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(1000);
});

test('the comparison notices a field that is stored otherwise', async () => {
  const { faults } = await fuzz({
    bodies: 200,
    seed: 1,
    folder: temporaryFolder(),
    weaken: (store) => ({
      ...store,
      save: (lead, ...rest) => store.save({ ...lead, fields: { ...lead.fields, email: 'x' } }, ...rest),
    }),
  });
  expect(faults.length).toBeGreaterThan(5);
});

test('it does not matter where a packet ends', async () => {
  const { sent, faults } = await splitEverywhere({ samples: 2, seed: 20261120, folder: temporaryFolder(), step: 5 });
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(300);
});
