import type { FormDefinition } from '../form';

/** A message from the contact page. Not one of the specified calls, so only our own backend takes it (R-CONT-05). */
export const contact: FormDefinition = {
  name: 'contact',
  path: '/api/contact-store',
  submitLabel: 'SEND MESSAGE',
  busyLabel: 'SENDING MESSAGE...',
  successMessage: 'Your Message Has Been Sent',
  fields: [
    {
      name: 'name',
      kind: 'text',
      label: 'Name',
      prompt: 'Enter your name',
      required: true,
      maxLength: 120,
      autoComplete: 'name',
    },
    {
      name: 'email',
      kind: 'email',
      label: 'Email',
      prompt: 'Enter your email address',
      required: true,
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      name: 'phone',
      kind: 'phone',
      label: 'Phone',
      prompt: 'Enter your phone number',
      required: false,
      maxLength: 24,
      autoComplete: 'tel',
    },
    {
      name: 'subject',
      kind: 'text',
      label: 'Subject',
      prompt: 'Enter a subject',
      required: true,
      maxLength: 200,
    },
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
