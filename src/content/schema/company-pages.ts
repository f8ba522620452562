import { z } from 'zod';
import { heading, icon, internalLink, line, linkTo, sample, schemaLink, seo } from './common';

const statement = z.strictObject({
  title: line(60, 'The point in a few words.'),
  text: line(240, 'One or two sentences.'),
});

/** Words of `/hosting`; the plans are in data/hosting (R-HOST). */
export const hostingPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  includedTitle: line(40, 'Stands before what every plan of a group has.'),
  suggested: line(30, 'Marks the highlighted plan.'),
  order: line(30, 'Label of the order button.'),
  orderBy: line(30, 'Stands before the other ways to order.'),
  orderMessage: line(160, 'The message of an order by WhatsApp or e-mail; {plan} becomes the plan and its price.'),
  orderPage: z.strictObject({
    title: line(60, 'Heading of the page that orders a plan; {plan} becomes the plan and its price.'),
    description: line(160, 'Of that page, for search engines; {plan} becomes the plan and its price.'),
    formTitle: line(40, 'Heading of the form.'),
    rulesBefore: line(40, 'Stands before the rules of an order, above the form.'),
    rules: z.array(linkTo).min(1).max(3).describe('What to read before ordering.'),
    planTitle: line(40, 'Heading of what the plan has.'),
    subject: line(40, 'Stands before the plan in the message that is sent.'),
    orderBy: line(30, 'Stands before the other ways to order, under the form.'),
    others: line(40, 'Leads back to the other plans.'),
  }),
  next: z.strictObject({
    title: line(60, 'Heading of the steps.'),
    steps: z.array(statement).min(2).max(5).describe('What happens after ordering, in order.'),
  }),
});

/** Words of `/career` (R-CAREER). */
export const careerPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  sides: z
    .array(
      z.strictObject({
        title: line(40, 'Name of the way.'),
        text: line(240, 'Whom it is for.'),
        points: z.array(line(80, 'What speaks for it.')).min(2).max(5),
        link: line(40, 'Label of the link.'),
        to: internalLink,
      }),
    )
    .length(2)
    .describe('First the way for colleagues, then the way for partners.'),
});

/** Words of `/join-team` (R-JOIN). */
export const joinTeamPage = z.strictObject({
  $schema: schemaLink,
  seo,
  banner: heading,
  life: z.strictObject({
    title: line(60, 'Heading.'),
    points: z.array(statement).min(3).max(7),
    sample,
  }),
  jobs: z.strictObject({
    title: line(60, 'Heading of the list of jobs.'),
    none: line(60, 'Shown when no position is open.'),
    noneText: line(240, 'What a visitor can do then.'),
    choose: line(40, 'Name of the list, for people who cannot see it.'),
    closed: line(24, 'Marks a position whose deadline has passed.'),
    closedText: line(160, 'Stands in place of the form then.'),
    closedNews: line(
      240,
      'Said to somebody who is filling in the application then. It is accepted for one more day; the form stays.',
    ),
    gone: line(40, 'Marks a position that is not in the list any more.'),
    goneText: line(160, 'Says so.'),
    goneNews: line(
      240,
      'Said to somebody who is filling in the application then. It is not accepted any more; the form stays.',
    ),
    unknownText: line(160, 'Said above the list when a link names a position in words that fit none, or several.'),
    all: line(40, 'Label of the link to the list.'),
    formTitle: line(60, 'Heading of the application.'),
    looking: line(60, 'Heading while a position is looked up that is newer than the pages.'),
    lookingText: line(240, 'What is happening then, and what to do without JavaScript.'),
  }),
});

/** Words of `/become-a-partner` (R-PART). */
export const partnerPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  facilities: z.strictObject({
    title: line(60, 'Heading of the list.'),
    lines: z.array(line(90, 'What a partner gets.')).length(7, 'needs exactly seven lines'),
    sample,
  }),
  formTitle: line(60, 'Heading of the form.'),
});

/** Words of `/contact`; phone, e-mail and offices are in data/site.json (R-CONT). */
export const contactPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  app: z.strictObject({
    text: line(60, 'Stands under the QR code.'),
    alt: line(80, 'What the QR code is, for people who cannot see it.'),
  }),
  officesTitle: line(40, 'Heading of the addresses.'),
  socialTitle: line(40, 'Heading of the profiles.'),
  formTitle: line(40, 'Heading of the form.'),
  lookedFor: line(30, 'Stands in the message before what a visitor has looked for in vain.'),
});

/** Words of `/hiring` (R-HIRE). */
export const hiringPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  calculator: z.strictObject({
    price: z
      .number()
      .positive()
      .describe('Price of one employee in US dollars; the claim "employeeFrom" of site.json.'),
    savings: z.number().min(1).max(99).describe('Percentage saved; the claim "savings" of site.json.'),
    most: z.number().int().positive().describe('Largest number of people.'),
    initial: z.number().int().positive().describe('Number of people at first.'),
    label: line(40, 'Label of the slider.'),
    example: line(60, 'Stands below the slider until somebody has moved it.'),
    asked: line(60, 'Stands below the slider once the request says how many.'),
    inHouse: line(40, 'Label of the cost in house.'),
    withUs: line(40, 'Label of the cost with us.'),
    saving: line(40, 'Label of the difference.'),
    period: line(20, 'What the amounts pay for.'),
    note: line(320, 'Says that this is arithmetic on the stated claims.'),
  }),
  cta: line(40, 'Label of the link to the form.'),
  formTitle: line(60, 'Heading of the form.'),
  about: line(30, 'Stands before the service in the comment of a visitor who comes from its page.'),
  free: z.strictObject({
    title: line(40, 'Heading.'),
    items: z.array(statement.extend({ icon })).length(3),
  }),
  facts: z.strictObject({
    title: line(60, 'Heading of the company facts; their values are in site.json.'),
    established: line(30, 'Label of the founding year.'),
    membership: line(30, 'Label of the trade body.'),
    offices: line(30, 'Label of the number of offices.'),
    staff: line(30, 'Label of the number of staff.'),
  }),
});
