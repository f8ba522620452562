import { rmSync } from 'node:fs';

const files = new Set<string>();

/**
 * Deletes these files when the process ends before the work does: half a file is of no use, and has personal data in
 * it.
 */
export async function whileUnderWay(names: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const name of names) files.add(name);
  try {
    await work();
  } finally {
    for (const name of names) files.delete(name);
  }
}

process.on('exit', removeAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    removeAll();
    // The second time nobody catches it, so that the shell sees what ended the command.
    process.kill(process.pid, signal);
  });
}

function removeAll(): void {
  for (const file of files) rmSync(file, { force: true });
}
