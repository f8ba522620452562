import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { launchOptions } from '../../../kit/chromium';
import { run } from '../../lib/run';

/** The last that runs on Node 20. */
export const lighthouseVersion = '12.8.2';

/** What Lighthouse says of one visit, on its usual phone: slow 4G and a quarter of the processor, both simulated. */
export interface Audit {
  /** Of 100 each: performance, accessibility, best practices, search engines. */
  scores: number[];
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  bytes: number;
  /** Of script files; what stands in the page itself is part of the page. */
  scriptBytes: number;
}

/** One page, as often as it was visited. */
export interface Visited {
  path: string;
  isPeer: boolean;
  audits: Audit[];
}

const category = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });

const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
});

/**
 * Fetches Lighthouse from the registry into a folder. It is no package of the project, because nothing but this command
 * uses it, and with what it needs it is 200 packages.
 * @returns what audits one address
 */
export async function installLighthouse(folder: string): Promise<(url: string) => Promise<Audit>> {
  const wanted = `lighthouse@${lighthouseVersion}`;
  await step('npm', ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', folder, wanted]);
  const { executablePath, args } = launchOptions(['--headless']);
  const out = path.join(folder, 'report.json');
  return async (url) => {
    await step(
      path.join(folder, 'node_modules/.bin/lighthouse'),
      [url, '--quiet', '--output=json', `--output-path=${out}`, `--chrome-flags=${args.join(' ')}`],
      { CHROME_PATH: executablePath },
    );
    return read(await readFile(out, 'utf8'));
  };
}

async function step(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const code = await run(command, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

function read(json: string): Audit {
  const { categories, audits } = report.parse(JSON.parse(json));
  const { performance, accessibility, 'best-practices': practices, seo } = categories;
  const scripts = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: [performance, accessibility, practices, seo].map(({ score }) => Math.round(score * 100)),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
