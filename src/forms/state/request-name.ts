import type { FormDefinition, FormName, OptionSource } from '../../contract/form-definition';
import type { Choices } from './read-form';

/** How a visitor would call what was sent. */
const nouns: Record<FormName, string> = {
  demo: 'demo request',
  partner: 'partner request',
  hire: 'hiring request',
  application: 'application',
  contact: 'message',
};

/** Lists from which somebody chooses what a form is about. */
const subjects: ReadonlySet<OptionSource | undefined> = new Set(['products', 'hireServices', 'openJobs']);

/** `demo request for Point of Sale Software`. */
export function requestName({ name, fields }: FormDefinition, choices: Choices): string {
  const field = fields.find(({ options }) => subjects.has(options));
  const subject = field && choices[field.name];
  return subject ? `${nouns[name]} for ${subject}` : nouns[name];
}
