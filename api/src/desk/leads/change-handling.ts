import type { HandlingState } from '../../leads/store/desk-schema';
import type { OpenDatabase } from '../../leads/store/open';

/** How far staff are with a lead, whose it is, with an empty name for nobody's, and when it is due. */
export interface Handling {
  state: HandlingState;
  owner: string;
  /** The day on which to call back; empty for none. */
  callOn: string;
}

/**
 * Changes how far staff are, unless it has become something else since `seenAt`, the `changedAt` of what is replaced.
 *
 * @returns whether it is so now
 */
export async function changeHandling(
  { db, engine }: OpenDatabase,
  leadId: string,
  { state, owner, callOn }: Handling,
  seenAt: string,
): Promise<boolean> {
  const changed = { state, owner, call_on: callOn, changed_at: new Date().toISOString() };
  const [{ numInsertedOrUpdatedRows = 0n } = {}] = await engine.commit(db)((connection) =>
    connection
      .insertInto('handlings')
      .values({ lead_id: leadId, ...changed })
      .onConflict((conflict) =>
        conflict
          .column('lead_id')
          .doUpdateSet(changed)
          .where(({ or, and, eb }) =>
            or([
              eb('handlings.changed_at', '=', seenAt),
              and([
                eb('handlings.state', '=', state),
                eb('handlings.owner', '=', owner),
                eb('handlings.call_on', '=', callOn),
              ]),
            ]),
          ),
      )
      .execute(),
  );
  return numInsertedOrUpdatedRows > 0n;
}
