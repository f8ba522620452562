import { z } from 'zod';
import { heading, icon, internalLink, line, linkTo, paragraphs, schemaLink, seo } from './common';

/** A band that says what to do next. */
const call = z.strictObject({
  title: line(80, 'Heading.'),
  text: line(240, 'Sentence under it.'),
  link: linkTo,
});

/** Words of `/services` and of the six pages below it (R-SERV). */
export const servicesPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  readMore: line(30, 'Label of the link to a service.'),
  includes: line(40, 'Stands before the kinds of work of a service.'),
  detail: z.strictObject({
    roles: heading.describe('Above the list of what can be hired.'),
    more: line(40, 'Stands before the name of a service that has a page of its own.'),
    next: call,
    others: line(40, 'Heading of the links to the other services.'),
  }),
});

/** Words of `/digital-marketing` (R-DM). */
export const digitalMarketingPage = z.strictObject({
  $schema: schemaLink,
  seo,
  hero: z.strictObject({
    title: line(60, 'Headline.'),
    text: line(240, 'The line under it.'),
    hire: linkTo,
    skills: z
      .array(
        z.strictObject({
          short: line(5, 'The abbreviation.'),
          name: line(40, 'What it stands for.'),
          text: line(160, 'What it does for a business.'),
          to: internalLink,
        }),
      )
      .length(3)
      .describe('From many people to few: found, seen, won.'),
  }),
  services: heading,
  groups: z
    .array(
      z.strictObject({
        title: line(30, 'Name of the group.'),
        text: line(160, 'What the group is for.'),
        cards: z
          .array(
            z.strictObject({
              title: line(60, 'Name of the service.'),
              icon,
              description: paragraphs('The service; cards show the first 300 characters.'),
            }),
          )
          .length(3),
      }),
    )
    .length(3)
    .describe('Nine services in three groups.'),
  tools: heading,
  toolList: z.array(z.strictObject({ name: line(40, 'Name of the tool.'), icon })).min(3),
  call: call.describe('{price} in the title becomes the price of site.json.'),
});

/** Words of `/it-outsourcing` (R-ITO). */
export const outsourcingPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  share: linkTo,
  advantages: z
    .array(
      z.strictObject({
        claim: z.enum(['savings', 'startWithin', 'talentPool']).describe('Which figure of site.json is shown.'),
        title: line(60, 'What the figure counts.'),
        text: line(240, 'What it means for the customer.'),
      }),
    )
    .length(3),
  about: z.strictObject({
    title: line(80, 'Heading.'),
    text: paragraphs('How outsourcing works.'),
  }),
  services: heading,
  claim: z.strictObject({
    label: line(40, 'Stands before the price of site.json.'),
    text: line(160, 'Sentence under the price.'),
  }),
  steps: z.strictObject({
    title: line(80, 'Heading.'),
    text: line(240, 'Sentence under it.').optional(),
    items: z
      .array(z.strictObject({ title: line(40, 'Name of the step.'), text: line(240, 'What happens.') }))
      .length(4)
      .describe('In order.'),
  }),
});

/** Words of `/industry-list` (R-IND). */
export const industriesPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  other: call.describe('For trades that are not listed.'),
});

/** Words of `/documentation` (R-DOC). */
export const documentationPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  columns: z.strictObject({
    number: line(20, 'Head of the first column.'),
    product: line(20, 'Head of the second column.'),
    manual: line(20, 'Head of the third column.'),
  }),
  open: line(40, 'Label of the button that opens a manual.'),
  missing: z.strictObject({
    title: line(60, 'Heading of the products without a manual.'),
    text: line(240, 'What they can do.'),
    links: z.array(linkTo).min(1),
  }),
});

/** Words of `/sitemap` (R-SMAP). Services, products, policies and support entries come from their catalogues. */
export const sitemapPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  tabs: z.strictObject({
    services: line(30, 'Label of the tab.'),
    products: line(30, 'Label of the tab.'),
    career: line(30, 'Label of the tab.'),
    support: line(30, 'Label of the tab.'),
  }),
});
