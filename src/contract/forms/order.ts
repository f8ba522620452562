import { email, person, phone } from '../fields';
import type { FormDefinition } from '../form-definition';
import { contact } from './contact';

/** The order of a hosting plan (R-HOST-12): a contact message that asks for what an order needs. */
export const order: FormDefinition = {
  ...contact,
  variant: 'order',
  noun: 'order',
  submitLabel: 'ORDER',
  busyLabel: 'SENDING YOUR ORDER...',
  successMessage: 'Your Order Has Been Sent',
  fields: [
    person('name'),
    email('email'),
    phone('phone'),
    { name: 'subject', kind: 'text', label: 'Subject', prompt: 'Choose a plan', required: true, maxLength: 200 },
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

interface Ordered {
  /** Stands on its button and in news of it. */
  name: string;
  /** With its price: repeated when it is confirmed. */
  summary: string;
  /** What is sent. */
  subject: string;
}

/** As the page of a plan has it. */
export function orderOf({ name, summary, subject }: Ordered): FormDefinition {
  return {
    ...order,
    asksFor: summary,
    noun: `${order.noun} of ${name}`,
    submitLabel: `${order.submitLabel} ${name.toUpperCase()}`,
    fields: order.fields.map((field) => (field.name === 'subject' ? { ...field, fixed: subject } : field)),
  };
}
