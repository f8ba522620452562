import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stop } from '../../kit/children';
import { newFolder } from '../../kit/folders';

/** Whether there is an nginx; if not, a line says what is skipped. */
export function hasNginx(skipped: string): boolean {
  const isThere = spawnSync('nginx', ['-v']).status === 0;
  if (!isThere) process.stderr.write(`${skipped} skipped: there is no nginx.\n`);
  return isThere;
}

/** What nginx finds wrong with the inside of an `http` block; empty when that is nothing. */
export function nginxFaults(http: string): string {
  const { file, remove } = written(http);
  const { stderr } = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
  remove();
  return stderr;
}

/** Runs nginx with the inside of an `http` block that listens at this port of this machine. */
export async function startNginx(
  http: string,
  port: number,
): Promise<{ stop: () => Promise<void>; reload: () => void }> {
  const { file, remove } = written(http);
  const nginx = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await setTimeout(50);
  }
  return { stop: () => stop(nginx).then(remove), reload: () => void nginx.kill('SIGHUP') };
}

/** As root, nginx would read as somebody else what only root may. */
const user = userInfo().uid === 0 ? 'user root;' : '';

function written(http: string): { file: string; remove: () => void } {
  const { folder, remove } = newFolder();
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${user}
events {}
http {
access_log off; include /etc/nginx/mime.types;
${kinds.map((kind) => `${kind}_temp_path ${path.join(folder, kind)};`).join(' ')}
${http}
}
`,
  );
  return { file, remove };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => socket.end(() => resolve(true)))
      .once('error', () => resolve(false));
  });
}
