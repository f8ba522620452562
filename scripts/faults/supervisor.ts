import type { DatabaseUrl } from '../../api/src/config/database-url';
import type { ServerProcess } from '../../kit/server';
import type { End } from './nemesis';
import type { Control } from './server/controls';
import { startServer } from './server-process';

interface Deployment {
  port: number;
  database: DatabaseUrl;
  control?: Control | undefined;
}

/** How a life ended. */
export interface Ending {
  end: End['kind'];
  /** Exit code or signal. */
  result: number | NodeJS.Signals;
  /** From the signal to the end of the process, in milliseconds. */
  took: number;
}

/** Keeps the server up, as a service manager would, and ends it as planned. */
export class Supervisor {
  readonly endings: Ending[] = [];
  private answered = 0;
  private server: ServerProcess | undefined;
  private signalled = 0;
  private stopping = false;
  private lives = Promise.resolve();

  constructor(
    private readonly deployment: Deployment,
    private readonly ends: End[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.deployment.port}`;
  }

  async start(): Promise<void> {
    await this.begin();
    this.lives = this.outlive();
    // Heard by whoever waits for `over`; without this, an early failure would end the whole run unheard.
    this.lives.catch(() => {});
  }

  /** Settles when the server is stopped. @throws when it ends by itself, or does not start again */
  get over(): Promise<void> {
    return this.lives;
  }

  /** To be called with every answered submission. */
  countAnswer(): void {
    this.answered += 1;
    const [end] = this.ends;
    // Visitors are answered a moment before the server is known to have started.
    if (!this.server || !end || end.kind === 'point' || this.answered < end.after || this.signalled > 0) return;
    if (end.kind === 'stop') this.signal('SIGTERM');
    else setTimeout(() => this.signal('SIGKILL'), end.delay);
    this.signalled = performance.now();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.server?.child.kill('SIGTERM');
    await this.lives;
  }

  private signal(signal: NodeJS.Signals): void {
    this.signalled = performance.now();
    this.server?.child.kill(signal);
  }

  private async begin(): Promise<void> {
    const [end] = this.ends;
    this.answered = 0;
    this.signalled = 0;
    this.server = undefined;
    this.server = await startServer({ ...this.deployment, trap: end?.kind === 'point' ? end : undefined });
  }

  private async outlive(): Promise<void> {
    for (;;) {
      const result = await this.server?.ended;
      if (this.stopping || result === undefined) return;
      const end = this.ends.shift();
      if (!end) throw new Error(`The server ended by itself, with ${result}.`);
      this.endings.push({ end: end.kind, result, took: performance.now() - this.signalled });
      await this.begin();
    }
  }
}
