/** `npm run develop`: `gatsby develop` with the API behind its proxy (gatsby-config.ts). Both end together. */
import { spawn } from 'node:child_process';

const apiPort = process.env.API_PORT ?? '8001';
const api = spawn('npx', ['tsx', 'watch', 'api/src/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, SERVE_SITE: 'off' },
});
const site = spawn('npx', ['gatsby', 'develop', '--port', process.env.PORT ?? '8000'], { stdio: 'inherit' });

site.on('exit', (code) => {
  api.kill('SIGTERM');
  process.exitCode = code ?? 1;
});
api.on('exit', (code) => {
  if (code) site.kill('SIGTERM');
});
