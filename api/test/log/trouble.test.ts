import { Trouble } from '../../src/log/trouble';

test('what goes wrong again and again has a line when it begins, one a minute, and one when it is over', () => {
  const lines: string[] = [];
  const say = (_: unknown, line?: string) => void lines.push(line ?? '');
  const trouble = new Trouble({ error: say, info: say }, { wrong: 'away', over: 'back' });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  trouble.isOver();
  for (const second of [0, 1, 59, 61, 62]) {
    clock.mockReturnValue(second * 1_000);
    trouble.happened(new Error('x'));
  }
  trouble.isOver();
  trouble.isOver();
  trouble.happened(new Error('x'));
  clock.mockRestore();
  expect(lines).toEqual(['away', 'away', 'back', 'away']);
});
