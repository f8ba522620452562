import { z } from 'zod';
import { icon, identifier, imageFile, line, metaDescription, paragraphs, schemaLink, slug } from './common';

/** Either a plain label, from which the slug is derived, or an item that may fix its own. */
const category = z.union([
  line(60, 'A role or kind of work.'),
  z.strictObject({
    id: z.number().int().positive().describe('Number within this service.'),
    name: line(60, 'What visitors read.'),
    icon,
    slug: slug
      .describe('Value stored with a hire request, part of the wire contract; left out, it follows from the name.')
      .optional(),
  }),
]);

/** A service (R-ENT-01): `data/services/<slug>.json`. */
export const service = z.strictObject({
  $schema: schemaLink,
  id: identifier,
  slug,
  title: line(60, 'Name of the service.'),
  description: paragraphs('The service in 60 to 150 words. Cards show the first 125 or 300 characters.'),
  metaDescription,
  icon,
  drawing: imageFile('services').describe(
    'What the service makes, sewn (npm run -w studio pictures); it lies on cloth in the accent colour.',
  ),
  color: z.enum(['nil', 'turmeric', 'madder', 'leaf']).describe('Accent colour, by the name of the palette.'),
  page: z
    .string()
    .regex(/^\/[a-z-]+$/, 'must be the address of a page, such as "/digital-marketing"')
    .optional()
    .describe('Page of its own, when it has one beside /services/<slug>.'),
  category: z.array(category).min(1).describe('What can be hired under this service.').meta({ graphql: null }),
});
