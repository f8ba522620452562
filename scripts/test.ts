/** `npm test`: everything that must hold, from the quickest check to the slowest. Stops at the first that fails. */
import { rmSync } from 'node:fs';
import { run } from './lib/run';

const steps: [name: string, ...command: string[]][] = [
  ['Content', 'npm', 'run', '--silent', 'content:check'],
  ['Lint and format', 'npm', 'run', '--silent', 'lint'],
  ['Build', 'npm', 'run', '--silent', 'build'],
  ['Types', 'npm', 'run', '--silent', 'typecheck'],
  ['Unit tests', 'npm', 'run', '--silent', 'test:unit'],
  ['API tests', 'npm', 'run', '--silent', 'test:api'],
  ['Growth', 'npm', 'run', '--silent', 'test:growth'],
  ['Faults', 'npm', 'run', '--silent', 'test:faults'],
  ['Built site', 'npm', 'run', '--silent', 'test:built'],
  ['Browser', 'npm', 'run', '--silent', 'test:e2e'],
  ['Requirements', 'npm', 'run', '--silent', 'test:proof'],
];

async function main(): Promise<void> {
  // What an earlier run has proved is not proved by this one.
  rmSync('.results', { recursive: true, force: true });
  for (const [name, command = '', ...args] of steps) {
    const startedAt = Date.now();
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const code = await run(command, args, { env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' } });
    if (code !== 0) {
      console.error(`\n${name} failed.`);
      process.exit(code);
    }
    console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  console.log('\nEverything holds.');
}

void main();
