import { email, person, phone } from '../fields';
import type { FormDefinition } from '../form-definition';
import { contact } from './contact';

/**
 * The order of a hosting plan (R-HOST-12): a contact message that asks for what an order needs and always names its
 * plan: `name` on the button and in news of it, `subject` in the message.
 */
export function orderOf({ name, subject }: { name: string; subject: string }): FormDefinition {
  return {
    ...contact,
    draft: 'order',
    noun: `order of ${name}`,
    submitLabel: `ORDER ${name.toUpperCase()}`,
    busyLabel: 'SENDING YOUR ORDER...',
    successMessage: 'Your Order Has Been Sent',
    fields: [
      person('name'),
      email('email'),
      phone('phone'),
      {
        name: 'subject',
        kind: 'text',
        label: 'Subject',
        prompt: 'Choose a plan',
        required: true,
        maxLength: 200,
        fixed: subject,
      },
      {
        name: 'message',
        kind: 'longText',
        label: 'Domain name',
        prompt: 'Enter your domain name, or say that you have none yet',
        required: true,
        maxLength: 2000,
        help: 'Yours, or the one you would like. Add whatever else we should know.',
      },
    ],
  };
}
