import type { Action } from './trace';

/** A disk that keeps after a power cut only what was synced. */
export class Disk {
  private readonly current = new Map<string, Buffer>();
  private readonly synced = new Map<string, Buffer>();

  apply(action: Action): void {
    if (action.kind === 'write') this.write(action.path, action.data, action.offset);
    if (action.kind === 'truncate') this.truncate(action.path, action.size);
    if (action.kind === 'sync') this.sync(action.path);
    if (action.kind === 'remove') this.remove(action.path);
  }

  /** What is left of a file when the power goes now. */
  afterPowerCut(path: string): Buffer {
    return this.synced.get(path) ?? Buffer.alloc(0);
  }

  private write(path: string, data: Buffer, offset: number): void {
    const before = this.current.get(path) ?? Buffer.alloc(0);
    const after = Buffer.alloc(Math.max(before.length, offset + data.length));
    before.copy(after);
    data.copy(after, offset);
    this.current.set(path, after);
  }

  private truncate(path: string, size: number): void {
    const after = Buffer.alloc(size);
    this.current.get(path)?.copy(after);
    this.current.set(path, after);
  }

  private sync(path: string): void {
    const content = this.current.get(path);
    if (content) this.synced.set(path, content);
  }

  /** Counted as lasting at once: nothing of ours relies on a file coming back. */
  private remove(path: string): void {
    this.current.delete(path);
    this.synced.delete(path);
  }
}
