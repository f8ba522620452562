/**
 * `npm run node-versions`: the README's way from a clone to a lead, by other versions of Node. Each comes from the npm
 * registry, with the headers that add-ons are compiled with, and works on a clone of what is committed. Takes five
 * minutes for each.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { UsageError } from '../api/src/cli/usage';
import { readChoices } from '../kit/choices';
import { newFolder } from '../kit/folders';
import { onEnd } from '../kit/on-end';
import { Random } from '../kit/random';
import { startScript } from '../kit/server';
import { type Submission, SubmissionMaker } from '../kit/submissions';
import { idempotencyHeader } from '../src/contract/extras';
import { contact } from '../src/contract/forms/contact';
import { type Given, runCommand } from './lib/command';
import { run } from './lib/run';

const call = {
  usage: `npm run node-versions -- [24 26 ...]

Installs, builds and starts a clone by each of these versions of Node, and sends it one lead. Needs the npm registry.`,
  takesWords: true,
};

const newest = ['24', '26'];

async function main({ words }: Given<never>): Promise<void> {
  const versions = words.length > 0 ? words : newest;
  const wrong = versions.find((version) => !/^\d+(\.\d+){0,2}$/.test(version));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not a version of Node.`);
  for (const version of versions) console.log(await tryOut(version));
}

/** @throws Error with the step that failed */
async function tryOut(version: string): Promise<string> {
  // Not below node_modules, where Babel translates nothing.
  const { folder, remove } = newFolder();
  onEnd(remove);
  const site = path.join(folder, 'site');
  const env = await installNode(version, folder);
  await step('git', ['clone', '--quiet', process.cwd(), site], { env, cwd: folder });
  await step('npm', ['ci'], { env, cwd: site });
  await step('npm', ['run', '--silent', 'build'], { env, cwd: site });
  const lead = new SubmissionMaker({ choices: await readChoices(), random: new Random(1), files: 0 }).of(
    contact,
    false,
  );
  const receipt = await sendLead(lead, { env, cwd: site });
  const shown = await output('npm', ['run', '--silent', 'leads', '--', 'show', receipt], { env, cwd: site });
  if (!shown.includes(lead.key)) throw new Error(`Node ${version}: the lead is not shown.\n${shown}`);
  const exact = await output('node', ['--version'], { env, cwd: site });
  remove();
  return `Node ${exact.trim()}: installed, built, started; one lead sent and shown.`;
}

interface Place {
  env: NodeJS.ProcessEnv;
  cwd: string;
}

/** @returns the environment in which commands find it */
async function installNode(version: string, folder: string): Promise<NodeJS.ProcessEnv> {
  const name = `node-${process.platform}-${process.arch}`;
  const here = { env: process.env, cwd: folder };
  await step('npm', ['install', '--silent', '--no-save', '--prefix', folder, `${name}@${version}`], here);
  const home = path.join(folder, 'node_modules', name);
  // Nobody shall be told of that lead, whatever is set where this is run.
  const { WEBHOOK_URL: _webhook, SMTP_URL: _mail, ...others } = process.env;
  return {
    ...others,
    PATH: `${path.join(home, 'bin')}${path.delimiter}${process.env.PATH}`,
    npm_config_nodedir: home,
    DATABASE_URL: `sqlite:${path.join(folder, 'leads.db')}`,
    HOST: '127.0.0.1',
    PORT: '0',
  };
}

/** @returns the lead's receipt */
async function sendLead({ form, key, contentType, body }: Submission, place: Place): Promise<string> {
  const { url, stop } = await startScript('start', place);
  const headers = { 'Content-Type': contentType, [idempotencyHeader]: key };
  const answer = await fetch(new URL(form.path, url), { method: 'POST', headers, body: new Uint8Array(body) });
  if (answer.status !== 201) throw new Error(`The lead was answered with ${answer.status}: ${await answer.text()}`);
  const { id }: { id: string } = await answer.json();
  await stop();
  return id;
}

async function step(command: string, args: readonly string[], place: Place): Promise<void> {
  const code = await run(command, args, place);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

async function output(command: string, args: readonly string[], place: Place): Promise<string> {
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}

runCommand(call, main);
