import { diskRoom, sayingChanges } from '../../../src/leads/store/disk';

test('the log says once that the disk fills up, that nothing is stored any more, and that there is room again', async () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  let free = 500;
  const database = { kind: 'sqlite', file: 'leads.db' } as const;
  const room = sayingChanges(
    diskRoom(database, 400, async () => free),
    { error: (line: unknown) => lines.push(`error: ${line}`), info: (line: unknown) => lines.push(String(line)) },
  );
  for (free of [500, 300, 300, 50, 500]) {
    await room();
    jest.advanceTimersByTime(2_000);
  }
  expect(lines).toEqual([
    'error: the disk is nearly full, so files are refused',
    'error: the disk is nearly full, so nothing is stored',
    'the disk has room',
  ]);
  jest.useRealTimers();
});
