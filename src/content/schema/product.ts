import { z } from 'zod';
import {
  day,
  externalUrl,
  film,
  icon,
  identifier,
  imageFile,
  line,
  metaDescription,
  paragraphs,
  picture,
  schemaLink,
  slug,
} from './common';

const feature = z.strictObject({
  id: z.number().int().positive().describe('Number within this product.'),
  name: line(80, 'The feature, as a short phrase.'),
  icon,
});

/** A product of the catalogue (R-ENT-04): `data/products/<slug>.json`. */
export const product = z
  .strictObject({
    $schema: schemaLink,
    id: identifier,
    slug,
    title: line(60, 'Name of the product.'),
    type: z.literal('featured').optional().describe('"featured" shows the product in the menu under All Products.'),
    tag: z
      .union([slug, z.array(slug).min(1)])
      .describe('The industry it is for, or several, by their slugs.')
      .meta({ reference: 'industry', graphql: null }),
    icon,
    logo: imageFile('products'),
    metaDescription,
    description: paragraphs(
      '120 to 200 words. The first 80 characters stand on the product card, so begin with the point.',
    ).refine((texts) => isBetween(texts.join(' ').split(/\s+/).length, 120, 200), 'must have 120 to 200 words in all'),
    forWhom: z
      .array(line(50, 'A kind of business.'))
      .min(3)
      .max(6)
      .describe('Businesses it is made for; the product search reads them too.'),
    searchWords: z
      .array(line(30, 'A word.'))
      .max(20)
      .optional()
      .describe('Other words visitors look for, such as "billing".'),
    hiddenInGrid: z.boolean().optional().describe('Left out of the product grid while no filter is chosen.'),
    projectName: line(80, 'Name under project info.'),
    projectUrl: externalUrl,
    launchDate: day.optional().describe('Only when it differs from the date in site.json.'),
    watchUrl: film.describe('Film of the product, which Watch A Demo plays; null plays the one of site.json.'),
    documentationUrl: externalUrl,
    social: z
      .strictObject({ fb: externalUrl, twitter: externalUrl, youtube: externalUrl, linkedin: externalUrl })
      .partial()
      .describe('Profiles of the product; only the ones present are shown.'),
    category: z.array(feature).min(8).optional().describe('Features with icons. Give this or "features".'),
    features: z
      .array(line(110, 'A feature.'))
      .min(8, 'needs at least eight features')
      .optional()
      .describe('Features as a plain list. Give this or "category".'),
    images: z
      .array(picture('screens/{slug}'))
      .length(6, 'needs exactly six screens')
      .optional()
      .describe('Six screens: dashboard, list, detail, form, report, phone.'),
  })
  .refine((value) => (value.category === undefined) !== (value.features === undefined), {
    error: 'needs either "features" or "category", not both and not none',
    path: ['features'],
  });

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}
