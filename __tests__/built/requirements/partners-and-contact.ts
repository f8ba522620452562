import {
  attribute,
  count,
  entries,
  fields,
  heading,
  inForm,
  inMain,
  inPart,
  link,
  linksAmong,
  options,
  optionsAmong,
  outside,
  phrase,
  type Row,
  required,
  submit,
  under,
} from '../../support/requirements';
import { specified } from '../../support/specified-fields';
import { companySizes, leadSources, roles } from './lists-of-forms';

const inPartnerForm = inForm('/api/partnership-store');
const partner = '/become-a-partner';
const inContactForm = inForm('/api/contact-store');

const career: readonly Row[] = [
  { id: 'R-CAREER-01', page: '/career', expect: [under('Join our team')(linksAmong('/join-team'))] },
  {
    id: 'R-CAREER-02',
    page: '/career',
    expect: [under('Become a partner')(link('Contact Sales', '/become-a-partner'))],
  },
];

const partners: readonly Row[] = [
  { id: 'R-PART-01', page: partner, expect: [inPart('Partner Facilities')(heading(2, 'Partner Facilities'))] },
  { id: 'R-PART-02', page: partner, expect: [inPart('Partner Facilities')(entries(7))] },
  {
    id: 'R-PART-03',
    page: partner,
    expect: [inPartnerForm(fields(...specified.partner.required, ...specified.partner.optional))],
  },
  {
    id: 'R-PART-04',
    page: partner,
    expect: [inPartnerForm(required(...specified.partner.required), attribute('input[name=consent]', 'required', ''))],
  },
  {
    id: 'R-PART-05',
    page: partner,
    expect: [
      inPartnerForm(
        optionsAmong('solution', ['Point of Sale Software', 'Point of Sale Software'], ['Other', 'Other']),
        attribute('select[name=solution] option:last-of-type', 'value', 'Other'),
      ),
    ],
  },
  {
    id: 'R-PART-06',
    page: partner,
    expect: [attribute('form[action="/api/partnership-store"]', 'enctype', 'multipart/form-data')],
  },
  { id: 'R-PART-07', page: partner, expect: [inPartnerForm(submit('BECOME A PARTNER'))] },
  { id: 'R-OPT-01', page: partner, expect: [inPartnerForm(options('company_size', ...companySizes))] },
  { id: 'R-OPT-02', page: partner, expect: [inPartnerForm(options('designation', ...roles))] },
  { id: 'R-OPT-03', page: partner, expect: [inPartnerForm(options('lead_sources', ...leadSources))] },
];

const contact: readonly Row[] = [
  { id: 'R-CONT-01', page: '/contact', expect: [inMain(count('h1', 1))] },
  { id: 'R-CONT-02', page: '/contact', expect: [inMain(outside('Scan The QR code to Download The App'))] },
  {
    id: 'R-CONT-03',
    page: '/contact',
    expect: [
      inMain(
        count('a[href^="tel:+"]', 1),
        count('a[href^="mailto:"]', 1),
        count('address', 2),
        ...['Facebook', 'Twitter', 'YouTube', 'LinkedIn'].map(outside),
      ),
    ],
  },
  {
    id: 'R-CONT-04',
    page: '/contact',
    expect: [
      inContactForm(
        fields('name', 'email', 'phone', 'subject', 'message'),
        required('name', 'email', 'subject', 'message'),
        attribute('input[name=consent]', 'required', ''),
      ),
    ],
  },
  { id: 'R-CONT-05', page: '/contact', expect: [inContactForm(submit('SEND MESSAGE'))] },
];

/** Forms say the same in the same words (R-FORM-12). */
const consent: readonly Row[] = ['/schedule-a-demo', '/become-a-partner', '/hiring', '/contact'].map((page) => ({
  id: 'R-FORM-12',
  page,
  expect: [
    inMain(
      phrase(
        'I agree to receive other communications from Kantha Software for more information check our privacy policy',
      ),
      link('privacy policy', '/privacy'),
      count('input[name=consent]:not([checked])', 1),
    ),
  ],
}));

export const rows = [...career, ...partners, ...contact, ...consent];
