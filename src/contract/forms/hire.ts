import { documentHelp } from '../attachment';
import {
  business,
  choice,
  comment,
  companySize,
  country,
  email,
  industry,
  leadSource,
  person,
  phone,
  role,
  under,
} from '../fields';
import type { FormDefinition } from '../form-definition';

/**
 * The request for a virtual employee (R-HIRE-02..11). `cv` is a job description here, whatever its name says
 * (R-HIRE-09).
 */
export const hire: FormDefinition = {
  name: 'hire',
  noun: 'hiring request',
  path: '/api/hire-employee-data-store',
  submitLabel: 'HIRE NOW',
  busyLabel: 'HIRING....',
  successMessage: 'Your Request Has Been Submitted',
  consentsToMarketing: true,
  fields: [
    ...under('About you', [person('name'), phone('mobile_no'), email('email'), role('business_role')]),
    ...under('Your business', [
      business('business_name'),
      industry('business_industries'),
      companySize('company_size'),
      country('Country'),
    ]),
    ...under('The work', [
      choice('service', 'hireServices', 'Who do you need?', 'Choose who you need'),
      leadSource('lead_sources'),
      {
        name: 'cv',
        kind: 'file',
        label: 'Attachment (job description)',
        prompt: 'Choose a file',
        required: false,
        maxLength: 255,
        help: documentHelp,
      },
      comment('comment', 'The tasks, the tools and the hours you have in mind.'),
    ]),
  ],
};
