import type { DatabaseUrl } from '../../api/src/config/database-url';
import { databaseEnv } from '../../kit/databases';
import { type ServerProcess, startServer as start } from '../../kit/server';
import { type Control, controlVariable } from './server/controls';
import { afterVariable, type Point, pointVariable } from './server/points';

export interface ServerOptions {
  port: number;
  database: DatabaseUrl;
  control?: Control | undefined;
  /** Ends the process at this point, once it has answered so many submissions. */
  trap?: { point: Point; after: number } | undefined;
  /** In front of the command, such as a tracer. */
  under?: readonly string[];
}

/** Starts the server of the fault runs, and waits until it listens. */
export function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { under = [] } = options;
  const first = ['tsx/cjs', './scripts/faults/server/every-thread.ts'].flatMap((file) => ['--require', file]);
  return start({ env: settings(options), options: first, under }, 'scripts/faults/server/index.ts');
}

function settings({ port, database, control, trap }: ServerOptions): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    ...databaseEnv(database),
    SERVE_SITE: 'off',
    QUOTAS: 'off',
    LOG_LEVEL: 'error',
    ...(control && { [controlVariable]: control }),
    ...(trap && { [pointVariable]: trap.point, [afterVariable]: String(trap.after) }),
  };
}
