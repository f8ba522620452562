import type { FieldDefinition, OptionSource } from '../../../src/contract/form-definition';
import { filledInForm } from '../../../src/contract/forms/all';
import type { Answer } from './answers';
import type { Lead } from './store/lead';

/** By what staff know a lead, whatever its form calls it. Each is empty where the form does not ask, or nobody said. */
export interface WhoAndWhat {
  name: string;
  phone: string;
  company: string;
  country: string;
  /** The product, solution, service, position or subject. */
  wanted: string;
}

/** In one line each, since it is what somebody typed and stands in lines of ours. */
export function whoAndWhat(lead: Pick<Lead, 'form' | 'page'>, answers: readonly Answer[]): WhoAndWhat {
  const fields = filledInForm(lead)?.fields ?? [];
  const answerTo = (is: (field: FieldDefinition) => boolean) => {
    const field = fields.find(is);
    return oneLine(answers.find(({ name }) => name === field?.name)?.text ?? '');
  };
  return {
    name: answerTo(({ autoComplete }) => autoComplete === 'name'),
    phone: answerTo(({ kind }) => kind === 'phone'),
    company: answerTo(({ autoComplete }) => autoComplete === 'organization'),
    country: answerTo(({ options }) => options === 'countries'),
    wanted: answerTo(({ name, options }) => (options ? lists.includes(options) : name === 'subject')),
  };
}

/** Whose choice is what the lead is about. */
const lists: readonly OptionSource[] = ['products', 'solutions', 'hireServices', 'openJobs'];

/** In letters as people count them. */
const longest = 80;

function oneLine(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}
