import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

/** An answer as Redocly received it, and what it says against the document. */
export interface Answered {
  /** Of the call, in the Arazzo document. */
  name: string;
  status: number;
  headers: Record<string, string>;
  /** Of each check that failed, its name and reason. */
  faults: string[];
}

/**
 * Redocly's command line: a reader and tester of OpenAPI that others have made and keep
 * (https://redocly.com/docs/cli/commands). Nothing of ours stands between it and the document.
 */
async function redocly(folder: string, ...words: string[]): Promise<{ output: string; ok: boolean }> {
  const command = path.resolve('node_modules/.bin/redocly');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const running = promisify(execFile)(command, words, { cwd: folder, env, maxBuffer: 100_000_000 });
  return running.then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, ok: true }),
    ({ stdout = '', stderr = '' }) => ({ output: `${stdout}${stderr}`, ok: false }),
  );
}

/**
 * What is wrong with `openapi.json` in this folder by the rules of OpenAPI 3.1 and those that Redocly recommends, its
 * examples among it; empty when nothing is.
 */
export async function lint(folder: string): Promise<string> {
  const { output, ok } = await redocly(folder, 'lint', 'openapi.json', '--config', 'redocly.yaml');
  return ok ? '' : output;
}

/** Makes the calls of `calls.arazzo.json` in this folder, and holds each answer against `openapi.json`. */
export async function respect(folder: string, server: string): Promise<Answered[]> {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const words = ['respect', 'calls.arazzo.json', '--server', `api=${server}`, '--json-output', report];
  const { output } = await redocly(folder, ...words);
  const { files } = reportSchema.parse(JSON.parse(read(report, output)));
  return Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.map(({ workflowId: name, executedSteps: [step] }) => ({
      name,
      status: step?.response?.statusCode ?? 0,
      headers: step?.response?.headers ?? {},
      faults: (step?.checks ?? [])
        .filter(({ passed }) => !passed)
        .map((check) => `${check.name}: ${check.message.slice(0, 400)}`),
    })),
  );
}

function read(report: string, output: string): string {
  try {
    return readFileSync(report, 'utf8');
  } catch {
    throw new Error(`Redocly made no report:\n${output}`);
  }
}

const step = z.object({
  response: z.object({ statusCode: z.number(), headers: z.record(z.string(), z.string()) }).optional(),
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), message: z.string().default('') })),
});

const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({ executedWorkflows: z.array(z.object({ workflowId: z.string(), executedSteps: z.array(step) })) }),
  ),
});
