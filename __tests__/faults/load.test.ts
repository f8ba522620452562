import { existsSync } from 'node:fs';
import { temporaryFolder } from '../../kit/temporary-folder';
import { buildMark } from '../../scripts/lib/freshness';
import { runMixed } from '../../scripts/load/mixed';
import { startLoadedServer } from '../../scripts/load/server';

test('pages, lists, forms and files at once are all answered well', async () => {
  if (!existsSync(buildMark)) throw new Error('There is no finished site in public/. Run: npm run build');
  const server = await startLoadedServer(temporaryFolder());
  try {
    const { times, failed, unexpected } = await runMixed(server, { rate: 40, seconds: 5, seed: 20261120 });
    expect({ failed, unexpected }).toEqual({ failed: 0, unexpected: 0 });
    expect([...times.keys()].sort()).toEqual(['GET', 'POST, 1 MB file', 'POST, fields']);
    expect([...times.values()].flat()).toHaveLength(200);
  } finally {
    await server.stop();
  }
});
