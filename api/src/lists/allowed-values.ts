import { ChoiceList, type Choosable, choiceList } from '../../../src/contract/choice-list';
import type { FormDefinition, Option, OptionSource } from '../../../src/contract/form-definition';
import { grace, openJobOptions } from '../../../src/contract/open-jobs';
import { alsoAccepted, isFixed } from '../../../src/contract/options';
import type { AllowedChoices } from '../../../src/contract/submission';
import type { LiveLists } from './live-lists';
import type { RecentlyOffered } from './recently-offered';

/**
 * What the choices of a form may be: those of now, and those that a page which is still open may offer. A list that
 * cannot be read whole allows any value: a lead with an unchecked choice is worth more than no lead.
 */
export async function allowedChoices(form: FormDefinition, offer: Offer): Promise<AllowedChoices> {
  const allowed = new Map<OptionSource, Choosable>();
  for (const { options: source } of form.fields) {
    const list = source && (await listOf(source, offer.lists));
    if (source && list) allowed.set(source, withRecent(source, list, await recentOptions(source, offer)));
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

function withRecent(source: OptionSource, list: ChoiceList, recent: readonly Option[]): Choosable {
  const more = recent.filter((option) => !list.has(option));
  if (more.length === 0) return list;
  const earlier = new ChoiceList(source, more);
  return { find: (text) => list.find(text) ?? earlier.find(text), nearest: (text) => list.nearest(text) };
}

/** Of fixed lists, which never change while the process runs. */
const fixed = new Map<OptionSource, ChoiceList>();

/** What a choice from this source may be now; undefined when anything is taken. */
export async function listOf(source: OptionSource, lists: LiveLists): Promise<ChoiceList | undefined> {
  const ready = fixed.get(source);
  if (ready) return ready;
  const options = await lists.options(source);
  if (!options || !lists.isWhole(source)) return undefined;
  if (!isFixed(source)) return choiceList(source, options);
  const more = alsoAccepted(source).map((value) => ({ value, label: value }));
  const list = new ChoiceList(source, [...options, ...more]);
  fixed.set(source, list);
  return list;
}
