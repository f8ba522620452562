/** `npm test`: everything that must hold, from the quickest check to the slowest. Stops at the first that fails. */
import { rmSync } from 'node:fs';
import { memoryFolder } from './lib/memory-folder';
import { runSteps } from './lib/steps';

// What an earlier run has proved is not proved by this one.
rmSync('.results', { recursive: true, force: true });

const inMemory = process.env.TMPDIR ? undefined : memoryFolder();

void runSteps(
  [
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
  ],
  inMemory ? { TMPDIR: inMemory } : {},
);
