import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, openSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DatabaseUrl } from '../../api/src/config/database-url';
import { alarmsIn } from '../../api/src/health/alarms-on';
import type { AlarmOn } from '../../api/src/leads/notify/digest/digest';
import { outputOf, stop } from '../../kit/children';
import { databaseEnv } from '../../kit/databases';
import { onEnd } from '../../kit/on-end';
import { settingsIn, startProgram } from '../../kit/server';

interface Parts {
  /** For programs and logs. */
  folder: string;
  port: number;
  /** Settings that may be others with each start. */
  settings: () => NodeJS.ProcessEnv;
}

const checkout = path.resolve(__dirname, '../..');
const options = ['--require', 'tsx/cjs', '--require', path.join(__dirname, 'moved-clock.cjs')];

/** In milliseconds: whoever starts a server looks whether it is there. */
const pause = 50;

/** The machine that the server runs on: the program of a day, its database and its log. */
export class Machine {
  readonly url: string;
  private server: ReturnType<typeof startProgram> | undefined;
  private program = checkout;
  private logs = 0;
  /** Takes the last database away, which may be on another server. */
  dropDatabase: () => Promise<void> = async () => {};

  constructor(
    private readonly parts: Parts,
    public database: DatabaseUrl,
  ) {
    this.url = `http://127.0.0.1:${parts.port}`;
    onEnd(() => this.server?.kill('SIGKILL'));
  }

  async start(): Promise<void> {
    const env = this.env();
    const server = startProgram(this.file('api/src/server.ts'), { env, options, stdout: openSync(this.log, 'a') });
    this.server = server;
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    while (!(await this.isReady())) {
      if (server.exitCode !== null) throw new Error(`The server did not start:\n${said}${this.logged().join('\n')}`);
      await setTimeout(pause);
    }
  }

  async stop(): Promise<void> {
    if (this.server) await stop(this.server);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** From the next start on, its leads are there. */
  moveTo({ url, drop }: { url: DatabaseUrl; drop: () => Promise<void> }): void {
    this.database = url;
    this.dropDatabase = drop;
  }

  /** From the next start on, the program as it was at this commit; without one, that of the checkout. */
  use(commit?: string): void {
    this.program = commit ? this.programOf(commit) : checkout;
  }

  /** @throws what the command says, when it fails */
  async leads(...args: string[]): Promise<string> {
    const { out, err, code } = await outputOf(
      startProgram(this.file('api/src/cli/leads.ts'), { env: this.env(), options, args }),
    );
    if (code !== 0) throw new Error(`leads ${args.join(' ')}: ${err}`);
    return out;
  }

  async alarms(): Promise<AlarmOn[]> {
    return alarmsIn(await (await fetch(`${this.url}/api/health`)).json());
  }

  /** As logrotate does with `copytruncate`: the server knows nothing of it. */
  rotateLog(): void {
    this.logs += 1;
    copyFileSync(this.log, `${this.log}.${this.logs}`);
    truncateSync(this.log);
  }

  /** Every line of its log, also of those that are put away. */
  logged(): string[] {
    const files = Array.from({ length: this.logs }, (_, index) => `${this.log}.${index + 1}`);
    return [...files, this.log].flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  }

  private get log(): string {
    return path.join(this.parts.folder, 'server.log');
  }

  private file(name: string): string {
    return path.relative(checkout, path.join(this.program, name));
  }

  private env(): NodeJS.ProcessEnv {
    const { folder, port, settings } = this.parts;
    const own = {
      PORT: String(port),
      SERVE_SITE: 'off',
      DISK_FLOOR_MB: '20',
      TRUST_PROXY: '1',
      ...databaseEnv(this.database),
    };
    return settingsIn(folder, { ...own, ...settings() });
  }

  private async isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** With the packages of the checkout. */
  private programOf(commit: string): string {
    const folder = path.join(this.parts.folder, commit);
    mkdirSync(folder);
    const archive = execFileSync(
      'git',
      ['archive', commit, 'api', 'data', 'src', 'kit', 'package.json', 'tsconfig.json'],
      {
        cwd: checkout,
        maxBuffer: 1e9,
      },
    );
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const packages of ['node_modules', 'api/node_modules'])
      symlinkSync(path.join(checkout, packages), path.join(folder, packages));
    return folder;
  }
}
