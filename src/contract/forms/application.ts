import { documentHelp } from '../attachment';
import { address, choice, email, person, phone, under } from '../fields';
import type { FormDefinition } from '../form-definition';

/** The application for a job (R-JOIN-13..18). `apply_for` stores the title of the job. */
export const application: FormDefinition = {
  name: 'application',
  noun: 'application',
  path: '/api/application-store',
  submitLabel: 'Apply Now',
  busyLabel: 'Applying Now...',
  successMessage: 'Your application has been submitted.',
  consentsToMarketing: false,
  fields: [
    ...under('About you', [person('name'), phone('phone'), email('email'), address('address')]),
    ...under('Your application', [
      choice('apply_for', 'openJobs', 'Position', 'Choose the position you apply for'),
      choice('experience', 'experience', 'Experience', 'Choose your experience'),
      choice('education', 'education', 'Education', 'Choose your education'),
      {
        name: 'cv',
        kind: 'file',
        label: 'CV',
        prompt: 'Choose the file with your CV',
        required: true,
        maxLength: 255,
        help: documentHelp,
      },
    ]),
  ],
};
