import { z } from 'zod';
import { heading, icon, internalLink, line, linkTo, metaDescription, point, productLink, schemaLink } from './common';

const statement = z.strictObject({
  label: line(30, 'Label of the tab.'),
  text: line(600, 'The statement.'),
});

/** Words of `/` (R-HOME). */
export const homePage = z.strictObject({
  $schema: schemaLink,
  description: metaDescription,
  hero: z.strictObject({
    title: line(80, 'Headline.'),
    text: line(160, 'The line under it.'),
    explore: linkTo,
    demo: line(40, 'Label of the link that opens the demo dialog.'),
    benefits: z.array(line(40, 'A benefit.')).length(3),
    imageAlt: line(160, 'What the hero picture shows.'),
  }),
  products: z.strictObject({
    title: line(80, 'Heading.'),
    text: line(240, 'Sentence under it.'),
    all: line(40, 'Label of the link to the catalogue; {count} becomes the number of products.'),
    trades: z
      .array(z.strictObject({ label: line(24, 'The trade, as its people call it.'), product: productLink }))
      .length(6, 'must be six, which fill two rows of a phone')
      .describe('Shown by their marks at the top, and by their pictures below.'),
  }),
  features: z.strictObject({
    title: line(80, 'Heading.'),
    mission: statement,
    vision: statement,
    items: z.array(point).length(6),
    imageAlts: z.array(line(160, 'What the picture shows.')).length(2),
  }),
  brands: heading,
  cards: z
    .array(
      z.strictObject({
        title: line(40, 'Name of the card.'),
        text: line(80, 'What it does.'),
        icon,
        link: line(40, 'Label of the link.'),
        to: internalLink.optional(),
        external: z.enum(['appStore']).optional().describe('Name of an address in site.json, instead of "to".'),
      }),
    )
    .length(3),
  banner: z.strictObject({
    title: line(90, 'Heading.'),
    text: line(240, 'Sentence.'),
    demo: line(40, 'Label of the demo button.'),
    profile: line(40, 'Label of the company profile link.'),
  }),
  services: heading,
  technologies: heading,
  figures: z.strictObject({
    title: line(60, 'Heading of the company figures; their values are in site.json.'),
    established: line(30, 'Label of the founding year.'),
    membership: line(30, 'Label of the trade body.'),
    offices: line(30, 'Label of the number of offices.'),
    staff: line(30, 'Label of the number of staff.'),
    clients: line(30, 'Label of the number of clients.'),
    domains: line(30, 'Label of the number of business domains.'),
  }),
});
