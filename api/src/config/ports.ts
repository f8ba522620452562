import type { EnvReader } from './env-reader';

/** What each part of the program listens at unless a setting says otherwise; of figures, 0 is none at all. */
const defaults = { PORT: 8000, DESK_PORT: 8010, METRICS_PORT: 0 } as const;
type PortName = keyof typeof defaults;

/** Where a part of the program listens; 0: at any port that is free. */
export function portOf(read: EnvReader, name: PortName): number {
  return read.integer(name, defaults[name], 0, 65535);
}

/**
 * Adds its mistake where one of ours is that of another part of the program. What the others have by default is none:
 * they may run on other machines.
 */
export function checkPorts(read: EnvReader, ours: readonly PortName[]): void {
  const names = (['PORT', 'DESK_PORT', 'METRICS_PORT'] as const).filter(
    (name) => ours.includes(name) || read.text(name, '') !== '',
  );
  const all = names.map((name) => ({ name, port: portOf(read, name) }));
  for (const [index, one] of all.entries()) {
    const same = all.slice(index + 1).find(({ port }) => port !== 0 && port === one.port);
    const whose = one.name === 'PORT' ? 'PORT, which visitors reach' : one.name;
    if (same) read.mistake(`${same.name} must be another one than ${whose}: both are ${one.port}.`);
  }
}
