import { Client } from 'pg';

/**
 * How many rows PostgreSQL looks at for what `work` asks it, through the driver of this process. Time would say the
 * same, and also what else the machine does.
 *
 * @param url of the database; the same is asked again after `work`
 */
export async function rowsRead(url: string, work: () => Promise<unknown>): Promise<number> {
  const questions = await questionsOf(work);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows = 0;
    for (const [text, values] of questions) {
      const answer = await client.query(`explain (analyze, format json) ${text}`, values);
      rows += rowsOf(answer.rows[0]['QUERY PLAN'][0].Plan);
    }
    return rows;
  } finally {
    await client.end();
  }
}

type Question = [text: string, values: unknown[]];

async function questionsOf(work: () => Promise<unknown>): Promise<Question[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (query.mock.calls as unknown[][]).flatMap(([text, values]): Question[] =>
      typeof text === 'string' && /^select\b/i.test(text) ? [[text, Array.isArray(values) ? values : []]] : [],
    );
  } finally {
    query.mockRestore();
  }
}

/** A step of a plan, as `explain` tells it; numbers are those of one loop. */
interface Step {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Step[];
}

function rowsOf(step: Step): number {
  const {
    'Actual Rows': found,
    'Rows Removed by Filter': filtered = 0,
    'Rows Removed by Join Filter': joined = 0,
  } = step;
  const own = (found + filtered + joined) * step['Actual Loops'];
  return own + (step.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
}
