import type { FormDefinition, Option, OptionSource } from '../../../src/contract/form-definition';
import { grace, openJobOptions } from '../../../src/contract/open-jobs';
import { alsoAccepted, isFixed } from '../../../src/contract/options';
import type { AllowedValues } from '../../../src/contract/submission';
import type { LiveLists } from './live-lists';
import type { RecentlyOffered } from './recently-offered';

/**
 * The values that the choices of a form may have: those of now, and those that a page which is still open may offer. A
 * list that cannot be read whole allows any value: a lead with an unchecked choice is worth more than no lead.
 */
export async function allowedValues(form: FormDefinition, offer: Offer): Promise<AllowedValues> {
  const allowed = new Map<OptionSource, ReadonlySet<string>>();
  for (const { options: source } of form.fields) {
    const values = source && (await valuesOf(source, offer.lists));
    if (source && values) allowed.set(source, withRecent(values, await recentOptions(source, offer)));
  }
  return (source) => allowed.get(source);
}

/** In which words each value was read: those of now, where it has any. */
export async function allowedOptions(source: OptionSource, offer: Offer): Promise<readonly Option[]> {
  return [...((await offer.lists.options(source)) ?? []), ...(await recentOptions(source, offer))];
}

interface Offer {
  lists: LiveLists;
  recentlyOffered: RecentlyOffered;
}

async function recentOptions(source: OptionSource, { lists, recentlyOffered }: Offer): Promise<readonly Option[]> {
  await Promise.all([lists.lookOnce(), recentlyOffered.isComplete()]);
  if (source !== 'openJobs') return recentlyOffered.optionsOf(source);
  return openJobOptions(recentlyOffered.jobsBeside((await lists.jobs()) ?? []), Date.now() - grace);
}

function withRecent(values: ReadonlySet<string>, recent: readonly Option[]): ReadonlySet<string> {
  const more = recent.filter(({ value }) => !values.has(value));
  return more.length === 0 ? values : new Set([...values, ...more.map(({ value }) => value)]);
}

/** Of fixed lists, which never change while the process runs. */
const fixed = new Map<OptionSource, ReadonlySet<string>>();

/** By the list they were made of: the same array is the same list. Making a set takes longer than all other checks. */
const known = new WeakMap<readonly Option[], ReadonlySet<string>>();

/** The values that a choice from this source may have now; undefined when any is taken. */
export async function valuesOf(source: OptionSource, lists: LiveLists): Promise<ReadonlySet<string> | undefined> {
  const ready = fixed.get(source);
  if (ready) return ready;
  const options = await lists.options(source);
  if (!lists.isWhole(source)) return undefined;
  const values = options && (known.get(options) ?? setOf(options, source));
  if (options && values) known.set(options, values);
  if (values && isFixed(source)) fixed.set(source, values);
  return values;
}

function setOf(options: readonly Option[], source: OptionSource): ReadonlySet<string> {
  const values = options.map(({ value }) => value);
  return new Set(isFixed(source) ? [...values, ...alsoAccepted(source)] : values);
}
