import { z } from 'zod';
import { icon, identifier, imageFile, line, productLink, sample, schemaLink, slug } from './common';

/** The nine industries, in display order: `data/industries.json`. */
export const industry = z.strictObject({
  id: identifier,
  slug: slug.regex(/[a-z]/, 'must hold a letter: a number is the address of a page of all products'),
  title: line(40, 'Name of the industry.'),
  icon,
  inMenu: z.boolean().optional().describe('false leaves it out of the menu filter.').meta({ default: true }),
  page: z
    .strictObject({
      title: line(60, 'Heading, which says for whom the software is.'),
      text: line(155, 'Sentence under it, which search engines show as well.'),
    })
    .describe('Words of its page under /products.'),
});

/** A line of the company's own brands: `data/brands.json` (R-HOME-13). */
export const brand = z.strictObject({
  name: line(40, 'Name of the brand.'),
  product: productLink.describe('The product that is sold under this name; the mark leads to it.'),
  logo: imageFile('brands'),
});

/** One tab of the technologies block: `data/technologies.json` (R-HOME-21). */
export const technology = z.strictObject({
  name: line(30, 'Label of the tab.'),
  text: line(240, 'Why we work with these.'),
  items: z.array(line(30, 'A technology.')).min(3),
});

/** A quote in the demo dialog: `data/testimonials.json`. Roles and sectors only, never invented people. */
export const testimonial = z.strictObject({
  quote: line(320, 'What was said.'),
  role: line(60, 'Role of the speaker.'),
  sector: line(60, 'Kind of business.'),
  sample,
});

/** A client's mark in the demo dialog: `data/clients.json`. */
export const client = z.strictObject({
  name: line(60, 'The client; a sector while it is a sample.'),
  logo: imageFile('clients'),
  sample,
});

const option = z.strictObject({
  value: line(60, 'What is stored. Part of the wire contract: never change it.'),
  label: line(60, 'What is shown, when it differs from the value.').optional(),
});

const optionList = z.strictObject({
  options: z.array(option).min(1),
  alsoAccepted: z
    .array(line(60, 'A value.'))
    .optional()
    .describe('Values that older sites send: stored, never offered.'),
});

/** Choices of the forms: `data/options.json`. */
export const options = z.strictObject({
  $schema: schemaLink,
  companySize: optionList,
  role: optionList,
  leadSource: optionList,
  experience: optionList,
  education: optionList,
});

/** A country of the reference list, generated from ISO 3166: `data/live/countries.json`. */
export const country = z.strictObject({
  id: z.string().length(2).describe('ISO 3166-1 alpha-2 code.'),
  name: line(80, 'English short name.'),
});
