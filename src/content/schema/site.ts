import { z } from 'zod';
import { networks } from '../../contract/networks';
import { day, externalUrl, internalLink, line, schemaLink, staticFile } from './common';
import { telephone, telephoneDigits } from './telephone';

const office = z.strictObject({
  name: line(40, 'What the office is.'),
  lines: z.array(line(80, 'One line of the address.')).min(1),
});

const social = z.strictObject({
  network: z.enum(Object.keys(networks)).describe('Which network.'),
  url: externalUrl,
});

/** Facts about the company: `data/site.json`. Every number is the owner's; nothing here is invented. */
export const site = z.strictObject({
  $schema: schemaLink,
  name: line(40, 'Name of the company.'),
  shortName: line(20, 'The name in one word, beside the logo.'),
  tagline: line(80, 'Stands after the name in the title of the home page.'),
  title: line(80, 'Stands last in the title of every other page.'),
  blurb: line(320, 'The company in two sentences, for the footer.'),
  establishedYear: z
    .number()
    .int()
    .min(1900)
    .max(2100)
    .refine((year) => year <= new Date().getFullYear(), 'is a year that has not come yet')
    .describe('First year of the copyright range.'),
  contact: z.strictObject({
    phone: telephone.describe('In international form, or a short code; shown as written.'),
    email: z.email('must be an e-mail address, such as "hello@kantha.example"').describe('Public e-mail address.'),
    whatsapp: telephoneDigits.nullable().describe('Digits only, for wa.me; null hides the chat link.'),
    hours: line(80, 'When somebody answers.'),
    offices: z.array(office).min(1),
  }),
  links: z.strictObject({
    portal: externalUrl.describe('Customer portal (Login).'),
    blog: externalUrl,
    appStore: externalUrl.describe('Listing of the support app (Ticket).'),
    community: externalUrl,
    knowledgeBase: externalUrl,
  }),
  social: z.array(social),
  claims: z.strictObject({
    clients: line(20, 'Clients.'),
    businesses: line(20, 'Businesses that trust us (demo dialog).'),
    talentPool: line(20, 'People in the outsourcing pool.'),
    staff: line(20, 'Own staff.'),
    offices: line(20, 'Offices.'),
    domains: line(20, 'Business domains.'),
    savings: line(20, 'Savings of outsourcing.'),
    startWithin: line(20, 'Time to start.'),
    marketingFrom: line(20, 'Digital marketing, price per hour.'),
    employeeFrom: line(20, 'Virtual employee, price per month.'),
    membership: line(20, 'Trade body.'),
  }),
  product: z.strictObject({
    launchDate: day.describe('Launch date shown for products without one of their own (R-PROD-13).'),
    noUrlText: line(30, 'Shown in place of a project address.'),
    defaultVideo: staticFile('mp4').describe(
      'Video under static/ for products without one of their own; null shows none.',
    ),
  }),
  offer: z.strictObject({
    active: z.boolean().describe('The banner above the header is shown (R-ROUTE-26).'),
    text: line(120, 'The offer.'),
    to: internalLink,
  }),
  companyProfile: staticFile('pdf').describe('Company profile under static/; null hides the link.'),
  consentVersion: line(20, 'Changes whenever the consent text does; stored with each lead.'),
  offline: line(
    160,
    'Shown when somebody presses something in a page that has not woken and has no network; what was pressed waits.',
  ),
  cookies: z.strictObject({
    version: line(20, 'Changes whenever the cookie policy does; consent to another version no longer counts.'),
    settings: line(40, 'Label of the control in the footer that opens the cookie banner again.'),
  }),
});

/** Words of the cookie banner, on every page (R-COOKIE). */
export const cookieWords = z.strictObject({
  $schema: schemaLink,
  label: line(40, 'Name of the banner, for people who cannot see it.'),
  text: line(320, 'What the banner says; {policy} stands for the link to the policy.').refine(
    (text) => text.split('{policy}').length === 2,
    'must hold {policy} once',
  ),
  policy: line(40, 'Words of the link to the policy.'),
  accept: line(24, 'Label of the button that allows everything.'),
  decline: line(24, 'Label of the button that allows the necessary only.'),
  showDetails: line(24, 'Label of the control that shows the categories.'),
  hideDetails: line(24, 'Label of the control that hides them again.'),
  close: line(40, 'Label of the cross.'),
  choice: z.strictObject({
    none: line(120, 'Said while nothing is chosen.'),
    accepted: line(120, 'Said after everything was allowed.'),
    declined: line(120, 'Said after the rest was refused.'),
  }),
  categories: z
    .array(z.strictObject({ title: line(40, 'Name.'), text: line(240, 'What it does on this site today.') }))
    .length(3)
    .describe('Necessary, analytics, marketing.'),
  more: line(40, 'Words of the link to the privacy policy under the categories.'),
});
