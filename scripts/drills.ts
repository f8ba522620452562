/**
 * `npm run drills`: what takes too long for every change. The tests of which `npm test` tries a tenth, whole; then
 * kills, a year, load, fuzz, mutants and another backend, as long as docs/reliability.md says. It needs a build, and
 * three hours.
 */
import { runSteps } from './lib/steps';

const volumes = [
  'api/test/leads/accept/keys',
  'api/test/http/plugins/canaries',
  'api/test/desk/volume',
  'api/test/leads/notify/deliver-due',
  '__tests__/built/tour',
  '__tests__/built/publishing',
  '__tests__/faults/fuzz',
  '__tests__/faults/mutants',
];

void runSteps(
  [
    ['Volumes', 'npx', 'jest', '--runInBand', ...volumes],
    ['Monkey', 'npx', 'playwright', 'test', 'monkey'],
    ['Kills', 'npm', 'run', '--silent', 'faults'],
    ['Year', 'npm', 'run', '--silent', 'year'],
    ['Load', 'npm', 'run', '--silent', 'load'],
    ['Fuzz', 'npm', 'run', '--silent', 'fuzz'],
    ['Mutants', 'npm', 'run', '--silent', 'mutants'],
    ['Contract', 'npm', 'run', '--silent', 'contract'],
  ],
  { DRILLS: 'whole' },
);
