import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app';
import { readConfig } from '../../api/src/config/config';
import type { Lead } from '../../api/src/leads/store/lead';
import type { StaffStore } from '../../api/src/leads/store/lead-store';
import { openStore } from '../../api/src/leads/store/open';
import { readChoices } from '../../kit/choices';
import { Random } from '../../kit/random';
import { SubmissionMaker } from '../../kit/submissions';
import { idempotencyHeader } from '../../src/contract/extras';
import type { FormDefinition } from '../../src/contract/form-definition';
import { assemble, takeApart, type Wire } from './body';
import { dress } from './dress';
import { type Expected, expectedFile, expectedOf } from './expect';
import { mutate } from './mutate';

export interface FuzzOptions {
  bodies: number;
  seed: number;
  /** Holds the database. */
  folder: string;
  /** Control: takes a guard away, so that the run must find something. */
  weaken?: (store: StaffStore) => StaffStore;
  /** Control: so many faults show that they are noticed, and end the run. */
  enough?: number;
}

export interface FuzzResult {
  bodies: number;
  /** Those that were only written as other clients write them, and so had to be accepted. */
  harmless: number;
  accepted: number;
  refused: number;
  /** By status. */
  statuses: Record<number, number>;
  /** What must not happen, each with how to have it again; empty when all is well. */
  faults: string[];
}

/** In milliseconds: a longer answer counts as a hang. */
const longest = 5_000;

/** How many bodies are written as other clients write them, and how many of these are not broken then. */
const dressed = 0.6;
const unbroken = 0.5;

/**
 * Sends bodies into the real application, without a network, and compares what it stored with what was sent: some as
 * other clients write them, which must be accepted, and mutated ones, which may be.
 */
export async function fuzz({
  bodies,
  seed,
  folder,
  weaken = (store) => store,
  enough = Infinity,
}: FuzzOptions): Promise<FuzzResult> {
  const env = { DATABASE_URL: `sqlite:${folder}/fuzz.db`, SERVE_SITE: 'off', QUOTAS: 'off', LOG_LEVEL: 'silent' };
  const config = readConfig(env);
  const store = weaken(await openStore(config.database));
  const app = buildApp(config, store);
  const random = new Random(seed);
  const fileSizes = { least: 1_000, most: 9_000 };
  const maker = new SubmissionMaker({ choices: await readChoices(), random, files: 0.2, fileSizes });
  const result: FuzzResult = { bodies: 0, harmless: 0, accepted: 0, refused: 0, statuses: {}, faults: [] };
  try {
    for (; result.bodies < bodies && result.faults.length < enough; result.bodies += 1) {
      const { form, key, fields, file, ...original } = maker.any();
      const plain = takeApart(original);
      const isDressed = random.chance(dressed);
      const { body, fileName } = isDressed ? dress(plain, random) : { body: plain, fileName: 'cv.pdf' };
      const isHarmless = isDressed && random.chance(unbroken);
      const wire = isHarmless ? assemble(body) : mutate(body, random);
      const meant = isHarmless ? { fields, file: file ? expectedFile(file, fileName) : null } : undefined;
      if (isHarmless) result.harmless += 1;
      const fault = await tryOne({ app, store, form, key, wire, meant, result }).catch(
        (error: unknown) => `crashed: ${error}`,
      );
      if (fault) result.faults.push(`body ${result.bodies} of seed ${seed} (${form.name}): ${fault}`);
    }
    return result;
  } finally {
    await app.close();
    await store.close();
  }
}

interface Try {
  app: FastifyInstance;
  store: StaffStore;
  form: FormDefinition;
  key: string;
  wire: Wire;
  /** What a harmless body means; undefined for one that may have been broken. */
  meant: Expected | undefined;
  result: FuzzResult;
}

async function tryOne({ app, store, form, key, wire, meant, result }: Try): Promise<string | undefined> {
  const started = performance.now();
  const headers = { accept: 'application/json', 'content-type': wire.contentType, [idempotencyHeader]: key };
  const answer = await app.inject({ method: 'POST', url: form.path, headers, payload: wire.bytes });
  const { statusCode } = answer;
  result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1;
  if (performance.now() - started > longest) return 'took too long';
  if (statusCode === 201) {
    result.accepted += 1;
    return difference(meant ?? expectedOf(form, wire), await store.findByKey(key));
  }
  result.refused += 1;
  if (meant) return `is harmless, but refused: ${answer.body}`;
  if (statusCode < 400 || statusCode >= 500) return `answered ${statusCode}`;
  if (!String(answer.headers['content-type']).startsWith('application/problem+json'))
    return 'is refused without a problem';
  return (await store.findByKey(key)) ? 'is refused, but stored' : undefined;
}

function difference(expected: Expected | undefined, lead: Lead | undefined): string | undefined {
  if (!lead) return 'is acknowledged, but not stored';
  if (!expected) return 'is accepted, although nobody can say what it means';
  if (!isDeepStrictEqual(lead.fields, expected.fields)) return 'is stored with other fields than it has';
  const { file } = expected;
  if ((lead.attachment?.sha256 ?? null) !== (file?.sha256 ?? null)) return 'is stored with another file than it has';
  if (lead.attachment && file?.name && lead.attachment.name !== file.name) return 'is stored with another file name';
  return undefined;
}
