import { run } from './run';

export type Step = [name: string, ...command: string[]];

/** Runs one step after another and says how long each took; ends the process at the first that fails. */
export async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const times: string[] = [];
  for (const [name, command = '', ...args] of steps) {
    const startedAt = Date.now();
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const code = await run(command, args, { env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env } });
    if (code !== 0) {
      console.error(`\n${name} failed.`);
      process.exit(code);
    }
    times.push(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
    console.log(times.at(-1));
  }
  console.log(`\n${times.join('\n')}\n\nEverything holds.`);
}
