import { type FieldDefinition, kindOf, type Option, type OptionSource } from '../../../src/contract/form-definition';
import { filledInForm } from '../../../src/contract/forms/all';
import type { Lead } from './store/lead';

/** What a choice may be now; undefined where its list cannot be read. */
export type OptionsOf = (source: OptionSource) => Promise<readonly Option[] | undefined>;

/** What was asked and what was answered. */
export interface Answer {
  /** Of the field, as the form sends it. */
  name: string;
  /** As the visitor saw it; the name for a field of a form that is there no more. */
  label: string;
  /** As it was sent. */
  value: string;
  /** As the visitor saw it: a choice is sent by a value, often a number. */
  text: string;
}

/** The fields of a lead in words: those of then, where they were kept, and else those of today. */
export function answersOf(
  lead: Pick<Lead, 'form' | 'page' | 'fields' | 'words'>,
  optionsOf: OptionsOf,
): Promise<Answer[]> {
  const definitions = filledInForm(lead)?.fields ?? [];
  return Promise.all(
    Object.entries(lead.fields).map(async ([name, value]): Promise<Answer> => {
      const field = definitions.find((definition) => definition.name === name);
      if (!field) return { name, label: name, value, text: value };
      return { name, label: field.label, value, text: lead.words[name] ?? (await inWords(field, value, optionsOf)) };
    }),
  );
}

/** What is kept of choices beside their values, so that a lead means the same when the content has changed. */
export async function choicesInWords(
  lead: Pick<Lead, 'form' | 'page' | 'fields'>,
  optionsOf: OptionsOf,
): Promise<Lead['words']> {
  const answers = await answersOf({ ...lead, words: {} }, optionsOf);
  return Object.fromEntries(answers.filter(({ text, value }) => text !== value).map(({ name, text }) => [name, text]));
}

/** What somebody sends with a form, such as a demo request; `lead` for a form that is there no more. */
export function nounOf(lead: Pick<Lead, 'form' | 'page'>): string {
  return filledInForm(lead)?.noun ?? 'lead';
}

/** By what staff find the leads of a form (`kindOf`). */
export function formOf(lead: Pick<Lead, 'form' | 'page'>): string {
  const filledIn = filledInForm(lead);
  return filledIn ? kindOf(filledIn) : lead.form;
}

/** What staff read: the words, and behind them the value where it is another. */
export function textWithValue({ text, value }: Answer): string {
  return text === value ? text : `${text} (${value})`;
}

/** Of a list that cannot be read the value is better than nothing. */
async function inWords({ options: source }: FieldDefinition, value: string, optionsOf: OptionsOf): Promise<string> {
  if (!source || value === '') return value;
  return (await optionsOf(source))?.find((option) => option.value === value)?.label || value;
}
