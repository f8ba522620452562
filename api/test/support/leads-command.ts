import { reportFailure, runLeads } from '../../src/cli/run';

/**
 * What `npm run leads` prints, and its exit code, without a process of its own, whose start takes longer than most
 * commands. What only a process shows is tested by `run` of `processes.ts`.
 */
export async function leadsCommand(args: string[], env: NodeJS.ProcessEnv) {
  const out: string[] = [];
  const err: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out.push(String(text));
    return true;
  });
  const say = jest.spyOn(console, 'error').mockImplementation((line) => {
    err.push(`${line}\n`);
  });
  try {
    const code = await runLeads(args, env).then(() => 0, reportFailure);
    return { out: out.join(''), err: err.join(''), code };
  } finally {
    write.mockRestore();
    say.mockRestore();
  }
}
