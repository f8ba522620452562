import optionLists from '../../data/options.json';
import type { FixedList, Option, OptionSource } from './form-definition';

/** A list as `data/options.json` holds it. */
interface OptionList {
  options: readonly { value: string; label?: string | undefined }[];
  alsoAccepted?: readonly string[] | undefined;
}

/** The fixed lists by their names. */
export type FixedLists = Readonly<Record<FixedList, OptionList>>;

const lists: FixedLists = {
  companySize: optionLists.companySize,
  role: optionLists.role,
  leadSource: optionLists.leadSource,
  experience: optionLists.experience,
  education: optionLists.education,
};

export function isFixed(source: OptionSource): source is FixedList {
  return source in lists;
}

/**
 * The choices of a fixed list, in the order of `data/options.json`; a label defaults to its value. Who has read that
 * file since, as a running build does, hands over what is `current`.
 */
export function fixedOptions(list: FixedList, current: FixedLists = lists): Option[] {
  return current[list].options.map(({ value, label }) => ({ value, label: label ?? value }));
}

/**
 * Values that are stored when they arrive although no select offers them: older sites sent them (R-OPT-01, R-HIRE-10).
 */
export function alsoAccepted(list: FixedList): readonly string[] {
  return lists[list].alsoAccepted ?? [];
}
