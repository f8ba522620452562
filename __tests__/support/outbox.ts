import { Client } from 'pg';

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** What PostgreSQL holds of the outbox, read with nothing of the server's code. */
export async function openOutbox(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ids = async (condition: string): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(`select id from outbox where ${condition}`);
    return rows.map(({ id }) => id);
  };
  return {
    waiting: () => ids("state = 'waiting'"),
    /** Taken by a worker that has not noted an end yet. */
    taken: () => ids("state = 'waiting' and attempts > 0"),
    delivered: () => ids("state = 'delivered'"),
    /** As if the five minutes had gone by. */
    async endLeases(): Promise<void> {
      await client.query("update outbox set due_at = $1 where state = 'waiting'", [new Date().toISOString()]);
    },
    close: () => client.end(),
  };
}
