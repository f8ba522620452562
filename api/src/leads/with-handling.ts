import { stateWords } from './status-words';
import type { Handled } from './store/desk-schema';
import type { Lead } from './store/lead';
import type { StaffStore } from './store/lead-store';

/** Leads of which it is asked at once how far staff are. */
const portion = 200;

/** Each lead with what staff have noted of it at the desk. */
export async function* withHandling<One extends Lead>(
  leads: Iterable<One> | AsyncIterable<One>,
  store: Pick<StaffStore, 'handlings'>,
): AsyncIterable<[One, Handled]> {
  const some: One[] = [];
  const handled = async () => {
    const now = some.splice(0);
    const handlings = await store.handlings(now.map(({ id }) => id));
    return now.map((lead): [One, Handled] => [lead, handlings.get(lead.id) ?? untouched]);
  };
  for await (const lead of leads) {
    some.push(lead);
    if (some.length === portion) yield* await handled();
  }
  yield* await handled();
}

const untouched: Handled = { state: 'new', owner: '', notes: [] };

/** How far staff are with a lead, and who: `contacted, rahima`. One in quarantine waits for nobody. */
export function statusWords({ form, status }: Lead, { state, owner }: Pick<Handled, 'state' | 'owner'>): string {
  const words = stateWords(form)[state].toLowerCase();
  const handled = owner ? `${words}, ${owner}` : words;
  if (status !== 'quarantined') return handled;
  return handled === 'new' ? status : `${status}; ${handled}`;
}
