import { existsSync } from 'node:fs';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

interface Kind {
  /** The first that is there is started. */
  programs: readonly string[];
  /** What it cannot do without. */
  others: readonly string[];
  start: (program: string) => Promise<Engine>;
}

const kinds = {
  Firefox: { programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], others: [], start: startFirefox },
  WebKit: {
    programs: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    others: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    start: startWebKit,
  },
} satisfies Record<string, Kind>;

export type EngineName = keyof typeof kinds;

/** Those that are installed. What is missing is named; in CI, where everything is installed, that is a failure. */
export function availableEngines(): EngineName[] {
  const names: EngineName[] = ['Firefox', 'WebKit'];
  const missing = names.filter((name) => !programOf(name));
  if (missing.length === 0) return names;
  const problem = `Tests in ${missing.join(' and ')} skipped: not installed (README).`;
  if (process.env.CI) throw new Error(problem);
  // The workers of Playwright ask as well.
  if (process.env.TEST_WORKER_INDEX === undefined) process.stderr.write(`${problem}\n`);
  return names.filter((name) => !missing.includes(name));
}

export function startEngine(name: EngineName): Promise<Engine> {
  const program = programOf(name);
  if (!program) throw new Error(`${name} is not installed`);
  return kinds[name].start(program);
}

function programOf(name: EngineName): string | undefined {
  const { programs, others }: Kind = kinds[name];
  return others.every((other) => existsSync(other)) ? programs.find((program) => existsSync(program)) : undefined;
}
