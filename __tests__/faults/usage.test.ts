import { execFile } from 'node:child_process';
import { readJson } from '../support/folders';

const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');

describe.each(['faults', 'load', 'fuzz', 'bench', 'contract'])('npm run %s', (name) => {
  test('--help says how to call it, in a few lines', async () => {
    const { code, out, err } = await run(name, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`npm run ${name}`);
    expect(out.split('\n').length).toBeLessThan(9);
  });

  test('an option that it does not have is told in a sentence, with the usage', async () => {
    const { code, out, err } = await run(name, '--colour');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Unknown option '--colour'/);
    expect(err).toContain(`npm run ${name}`);
  });
});

test.each([
  ['faults', '--database', 'oracle', 'There is no database oracle.'],
  ['faults', '--control', 'nothing', 'There is no control nothing.'],
  ['contract', '--control', 'nothing', 'There is no control nothing.'],
  ['load', '--seconds', 'many', '"many" is not a number.'],
  ['fuzz', '--bodies', '-1', /'--bodies' argument is ambiguous/],
])('npm run %s -- %s %s is told what is wrong', async (name, option, value, message) => {
  const { code, err } = await run(name, option, value);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

function run(name: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const file = scripts[name]?.replace(/^tsx /, '') ?? '';
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', file, ...args], (_error, out, err) =>
      resolve({ code: child.exitCode ?? 1, out, err }),
    );
  });
}
