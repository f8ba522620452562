import { hostingGroup } from '../../content/schema/hosting';
import { orderPath } from '../../contract/paths';
import type { Entry } from '../../search/entry';
import { figureOf, planSummary } from '../../shared/hosting';
import { entriesOf } from './read-content';

/** Hosting plans by what the pages say that order them: price, sizes and what all of the group have. */
export function planEntries(dataDir: string): Entry[] {
  return entriesOf(dataDir, 'HostingGroup', hostingGroup).flatMap(({ title, plans, period, included }) =>
    plans.map((plan) => ({
      kind: 'plan',
      id: orderPath(plan.slug),
      title: plan.name,
      // Also as who remembers it writes it: VPS6.
      words: [title, plan.name.replace(/[^\p{L}\p{N}]+/gu, '')].join('\n'),
      text: [planSummary(plan, period), plan.forWhom, ...plan.features.map(figureOf), ...included].join('\n'),
    })),
  );
}
