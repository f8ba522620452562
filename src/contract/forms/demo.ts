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

/** The demo booking (R-DEMO-10..15): shown in the dialog, on its own page and on every product page. */
export const demo: FormDefinition = {
  name: 'demo',
  noun: 'demo request',
  path: '/api/customer-data-store',
  submitLabel: 'BOOK A DEMO',
  busyLabel: 'BOOKING A DEMO...',
  successMessage: 'Your Request Has Been Submitted',
  consentsToMarketing: true,
  fields: [
    ...under('About you', [person('Customer_name'), phone('mobile_no'), email('email'), role('designation')]),
    ...under('Your business', [
      business('business_name'),
      industry('business_industries'),
      companySize('company_size'),
      country('Country'),
      {
        name: 'website',
        kind: 'website',
        label: 'Website',
        prompt: 'Enter your website',
        required: false,
        maxLength: 200,
        autoComplete: 'url',
      },
    ]),
    ...under('Your demo', [
      choice('product', 'products', 'Product', 'Choose the product you want to see'),
      leadSource('lead_sources'),
      comment('comment', 'What should the demo cover? A sentence is enough.'),
    ]),
  ],
};
