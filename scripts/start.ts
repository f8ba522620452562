/** `npm start`: builds when something changed, then serves site and API in one process. */
import { isBuilt } from './lib/freshness';
import { run } from './lib/run';

async function start(): Promise<void> {
  if (!isBuilt(process.cwd())) {
    const code = await run('npm', ['run', '--silent', 'build']);
    if (code !== 0) process.exit(code);
  }
  // What was just built, and not what was released before.
  process.env.RELEASES = 'off';
  // The server takes over this process, so that signals reach it and nothing stands in between.
  await import('../api/src/server');
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
