import { email, optional, person, phone } from '../fields';
import type { FormDefinition } from '../form-definition';

/** A message from the contact page. Not one of the specified calls, so only our own backend takes it (R-CONT-05). */
export const contact: FormDefinition = {
  name: 'contact',
  noun: 'message',
  path: '/api/contact-store',
  submitLabel: 'SEND MESSAGE',
  busyLabel: 'SENDING MESSAGE...',
  successMessage: 'Your Message Has Been Sent',
  consentsToMarketing: true,
  fields: [
    person('name'),
    email('email'),
    optional(phone('phone')),
    { name: 'subject', kind: 'text', label: 'Subject', prompt: 'Enter a subject', required: true, maxLength: 200 },
    {
      name: 'message',
      kind: 'longText',
      label: 'Message',
      prompt: 'Enter your message',
      required: true,
      maxLength: 2000,
    },
  ],
};
