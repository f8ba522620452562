import {
  attribute,
  fields,
  inForm,
  inPart,
  labelled,
  options,
  optionsAmong,
  type Row,
  required,
  sortedOptions,
  submit,
} from '../../support/requirements';
import { specified } from '../../support/specified-fields';
import { companySizes, leadSources, roles } from './lists-of-forms';

const inDemoForm = inForm('/api/customer-data-store');

/** The same form stands alone and on every product. */
export const rows: readonly Row[] = ['/schedule-a-demo', '/product/point-of-sales-software']
  .flatMap((page) => [
    {
      id: 'R-DEMO-10',
      page,
      expect: [inDemoForm(fields(...specified.demo.required, ...specified.demo.optional))],
    },
    {
      id: 'R-DEMO-11',
      page,
      expect: [inDemoForm(required(...specified.demo.required), attribute('input[name=consent]', 'required', ''))],
    },
    {
      id: 'R-DEMO-12',
      page,
      expect: [inDemoForm(labelled('Website (optional)', 'website'), labelled('Comment (optional)', 'comment'))],
    },
    {
      id: 'R-DEMO-13',
      page,
      expect: [attribute('form[action="/api/customer-data-store"]', 'enctype', 'multipart/form-data')],
    },
    {
      id: 'R-DEMO-15',
      page,
      expect: [
        inDemoForm(
          submit('BOOK A DEMO'),
          labelled('Name', 'Customer_name'),
          labelled('Business name', 'business_name'),
          labelled('Phone', 'mobile_no'),
          labelled('Email', 'email'),
          labelled('Role', 'designation'),
          labelled('Industry', 'business_industries'),
          labelled('Company size', 'company_size'),
          labelled('Product', 'product'),
          labelled('Country', 'Country'),
          labelled('Where did you hear about us?', 'lead_sources'),
        ),
      ],
    },
    { id: 'R-OPT-01', page, expect: [inDemoForm(options('company_size', ...companySizes))] },
    { id: 'R-OPT-02', page, expect: [inDemoForm(options('designation', ...roles))] },
    { id: 'R-ROLE-03', page, expect: [inDemoForm(labelled('Role', 'designation'), options('designation', ...roles))] },
    { id: 'R-OPT-03', page, expect: [inDemoForm(options('lead_sources', ...leadSources))] },
    {
      id: 'R-FORM-15',
      page,
      expect: [
        inDemoForm(
          sortedOptions('Country', 190, 'Bangladesh'),
          sortedOptions('business_industries', 9),
          sortedOptions('product', 22),
          optionsAmong('Country', ['BD', 'Bangladesh']),
        ),
      ],
    },
  ])
  .concat([
    {
      id: 'R-DEMO-08',
      page: '/schedule-a-demo',
      expect: [attribute('main form', 'action', '/api/customer-data-store')],
    },
    { id: 'R-DEMO-05', page: '/', expect: [inPart('Schedule a demo')(attribute('button', 'type', 'button'))] },
  ]);
