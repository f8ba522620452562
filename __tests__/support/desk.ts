import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import job from '../../data/live/jobs/software-engineer-laravel.json';
import { expect, testWithContent } from './site';

/** The desk of a maintainer. Each resolves when the backend has seen the change. */
export interface Desk {
  /** Writes the job with changes. */
  publish: (changes: Record<string, unknown>, name?: string) => Promise<void>;
  takeBack: () => Promise<void>;
}

/** A test whose changes are undone after it. */
export const testWithDesk = testWithContent.extend<{ desk: Desk }>({
  desk: async ({ site, root }, use) => {
    const folder = path.join(root, 'data/live/jobs');
    const fileOf = (name: string) => path.join(folder, `${name}.json`);
    const served = async () => (await fetch(site.address('/api/job-list'))).text();
    const built = await served();
    await use({
      publish: async (changes, name = 'software-engineer-laravel') => {
        writeFileSync(fileOf(name), JSON.stringify({ ...job, ...changes }));
        await expect.poll(served).not.toBe(built);
      },
      takeBack: async () => {
        rmSync(fileOf('software-engineer-laravel'));
        await expect.poll(served).not.toBe(built);
      },
    });
    rmSync(folder, { recursive: true });
    cpSync('data/live/jobs', folder, { recursive: true });
    await expect.poll(served).toBe(built);
  },
});
