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

/** The request to become a partner (R-PART-03..07). The country is spelled with a small letter here only. */
export const partner: FormDefinition = {
  name: 'partner',
  noun: 'partner request',
  path: '/api/partnership-store',
  submitLabel: 'BECOME A PARTNER',
  busyLabel: 'BECOMING A PARTNER...',
  successMessage: 'Your Request Has Been Submitted',
  consentsToMarketing: true,
  fields: [
    ...under('About you', [person('name'), phone('phone'), email('email'), role('designation')]),
    ...under('Your company', [
      business('company_name'),
      industry('type_of_company'),
      companySize('company_size'),
      country('country'),
    ]),
    ...under('The partnership', [
      choice('solution', 'solutions', 'Product you want to offer', 'Choose the product you want to offer'),
      leadSource('lead_sources'),
      comment('comment', 'Who are your customers today, and where? A sentence is enough.'),
    ]),
  ],
};
