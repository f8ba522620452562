import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../src/contract/record';
import { apiPrefix } from '../http/prefix';
import type { AlarmOn } from '../leads/notify/digest/digest';

/** The alarms of `/api/health` that are on, as a monitor would see them now. */
export async function alarmsOn(app: Pick<FastifyInstance, 'inject'>): Promise<AlarmOn[]> {
  return alarmsIn(await (await app.inject(`${apiPrefix}/health`)).json());
}

/** Words that say that all is well. */
const good = ['ok', 'elsewhere'];

/** Every word that is not good, what is wrong with each list, and the sentence of a refusal. */
export function alarmsIn(answer: unknown): AlarmOn[] {
  if (!isRecord(answer)) return [{ name: 'health', value: 'unknown' }];
  if (answer.status !== 'ok') return [{ name: 'health', value: String(answer.detail) }];
  return Object.entries(answer).flatMap(([name, value]): AlarmOn[] => {
    if (Array.isArray(value)) {
      return value.filter(isRecord).map(({ list, trouble }) => ({ name: `list ${list}`, value: String(trouble) }));
    }
    return good.includes(String(value)) ? [] : [{ name, value: String(value) }];
  });
}
