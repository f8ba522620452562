/** `npm run edit`: the content in forms, for people who should never see JSON (decision 0064). */
import { UsageError } from '../api/src/cli/usage';
import { type Given, numberOf, runCommand } from '../scripts/lib/command';
import { currentRelease } from '../scripts/release/folders';
import type { Backend } from './config/types';
import { hosts, writeForHost } from './git-host';
import { install } from './install';
import { portOf, serveEditor } from './server';

const usage = `npm run edit                   opens the content in forms, at http://localhost:8010, on this machine alone
npm run edit -- --port 8020    the same at another port
npm run edit -- --out <folder> --host github|gitlab|gitea --repo <owner/name> --site <address of the site>
                               writes the editor as files for a web server of its own; it saves at the host of the
                               repository, as pull requests. More for it: --branch main, --address <of the host,
                               or of the service that signs people in>, --app-id <of the application at the host>`;

const unreleasedHint = `
Nothing was released here yet: a server that runs on this folder shows new jobs and questions, and what forms offer,
as soon as you save. Release once before you begin, and visitors see nothing of it before the next release.`;

const options = ['port', 'out', 'host', 'repo', 'site', 'branch', 'address', 'app-id'] as const;
type Options = Given<(typeof options)[number]>['values'];

runCommand({ usage, options }, async ({ values }) => {
  const { out, port } = values;
  const backend = out === undefined ? undefined : backendOf(values);
  await install();
  if (out !== undefined && backend) {
    writeForHost('.', out, backend, values.site ?? '');
    console.log(`The editor is in ${out}. It needs an address of its own; docs/content.md says more.`);
    return;
  }
  const server = await serveEditor('.', numberOf(port, 8010));
  console.log(`Edit the content at http://localhost:${portOf(server)}; Ctrl-C ends it.
What you save is checked first, and then in the files. \`npm run develop\` in a second window shows the pages, and
\`npm run release\` publishes them.${currentRelease('releases') === undefined ? unreleasedHint : ''}`);
});

function backendOf({ host, repo, site, branch = 'main', address, 'app-id': appId }: Options): Backend {
  const name = hosts.find((known) => known === host);
  if (!name || !repo || !site) throw new UsageError('--out needs --host, --repo and --site.');
  if (name === 'gitea' && !address) throw new UsageError('--host gitea needs --address, where it is.');
  const isSignedInByHost = name !== 'github';
  return {
    name,
    repo,
    branch,
    ...(address ? { base_url: address } : {}),
    ...(address && name === 'gitea' ? { api_root: `${address.replace(/\/$/, '')}/api/v1` } : {}),
    ...(address && name === 'gitlab' ? { api_root: `${address.replace(/\/$/, '')}/api/v4` } : {}),
    ...(isSignedInByHost && appId ? { auth_type: 'pkce', app_id: appId } : {}),
  };
}
