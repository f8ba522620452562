import {
  absent,
  attribute,
  fields,
  heading,
  inForm,
  inMain,
  inPart,
  labelled,
  list,
  options,
  optionsAmong,
  pair,
  phrase,
  type Row,
  required,
  sortedOptions,
  submit,
  under,
} from '../../support/requirements';
import { specified } from '../../support/specified-fields';
import { companySizes, leadSources, roles } from './lists-of-forms';

const page = '/hiring';
const inHireForm = inForm('/api/hire-employee-data-store');

export const rows: readonly Row[] = [
  { id: 'R-HIRE-01', page, expect: [heading(1, 'Reduce your expenses by up to 72%'), absent('upto')] },
  { id: 'R-HIRE-02', page, expect: [inMain(inHireForm(submit('HIRE NOW')))] },
  {
    id: 'R-HIRE-03',
    page,
    expect: [inHireForm(fields(...specified.hire.required, ...specified.hire.optional))],
  },
  {
    id: 'R-HIRE-04',
    page,
    expect: [inHireForm(required(...specified.hire.required), attribute('input[name=consent]', 'required', ''))],
  },
  {
    id: 'R-HIRE-05',
    page,
    expect: [attribute('form[action="/api/hire-employee-data-store"]', 'enctype', 'multipart/form-data')],
  },
  {
    id: 'R-HIRE-07',
    page,
    expect: [
      inPart('Get For Free')(list('Resumes within 24 hours', 'Bespoke recruitment', 'Technical consultation')),
      under('Resumes within 24 hours')(phrase('With a quote')),
      under('Technical consultation')(phrase('With a senior tech lead')),
    ],
  },
  {
    id: 'R-HIRE-08',
    page,
    expect: [
      inPart('Who we are')(
        pair('Established', '2015'),
        pair('Trade body', 'BASIS member'),
        pair('Offices', '2'),
        pair('Staff', '100+'),
      ),
    ],
  },
  {
    id: 'R-HIRE-09',
    page,
    expect: [
      inHireForm(
        labelled('Attachment (job description) (optional)', 'cv'),
        attribute('input[name=cv]', 'type', 'file'),
      ),
    ],
  },
  { id: 'R-HIRE-10', page, expect: [inHireForm(options('business_role', ...roles))] },
  {
    id: 'R-HIRE-11',
    page,
    expect: [
      inHireForm(
        optionsAmong(
          'service',
          ['software-developer', 'Software Developer'],
          ['it-techical-support', 'IT Technical Support'],
          ['virtual-assistant', 'Virtual Assistant'],
        ),
        ...[
          'Software Development',
          'Website Development',
          'Apps Development',
          'Digital Marketing',
          'UI/UX Design',
          'IT Outsourcing',
        ].map((label) => attribute('select[name=service] optgroup', 'label', label)),
      ),
    ],
  },
  {
    id: 'R-OPT-06',
    page,
    expect: [inHireForm(optionsAmong('service', ['seo-specialist', 'SEO Specialist'], ['ui-designer', 'UI Designer']))],
  },
  { id: 'R-OPT-01', page, expect: [inHireForm(options('company_size', ...companySizes))] },
  { id: 'R-OPT-03', page, expect: [inHireForm(options('lead_sources', ...leadSources))] },
  {
    id: 'R-FORM-15',
    page,
    expect: [inHireForm(sortedOptions('Country', 190, 'Bangladesh'), sortedOptions('business_industries', 9))],
  },
];
