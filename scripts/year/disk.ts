import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from '../../kit/on-end';

/** A small disk in memory, which can be full. Whoever mounts it is root, in a namespace of its own at least. */
export class Disk {
  constructor(readonly folder: string) {
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'none', folder]);
    onEnd(() => execFileSync('umount', ['--lazy', folder]));
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.filler, 'w');
    const bytes = Buffer.alloc(1_000_000);
    try {
      for (let size = bytes.length; size >= 1; ) {
        try {
          writeSync(file, bytes, 0, size);
        } catch {
          size = Math.floor(size / 10);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.filler);
  }

  private get filler(): string {
    return path.join(this.folder, 'filler');
  }
}
