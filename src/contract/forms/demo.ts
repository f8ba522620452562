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
    person('Customer_name'),
    business('business_name'),
    phone('mobile_no'),
    email('email'),
    role('designation'),
    industry('business_industries'),
    companySize('company_size'),
    choice('product', 'products', 'Product', 'Choose the product you want to see'),
    country('Country'),
    leadSource('lead_sources'),
    {
      name: 'website',
      kind: 'website',
      label: 'Website',
      prompt: 'Enter your website',
      required: false,
      maxLength: 200,
      autoComplete: 'url',
    },
    comment('comment', 'What should the demo cover? A sentence is enough.'),
  ],
};
