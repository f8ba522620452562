import { z } from 'zod';
import { internalLink, line, linkTo, schemaLink } from './common';

/** A page of this site (`to`), or one of the addresses of site.json (`external`). */
const page = z
  .strictObject({
    label: line(40, 'What menus, the footer and breadcrumbs call it.'),
    to: internalLink.optional(),
    external: z
      .enum(['portal', 'blog', 'appStore', 'community', 'knowledgeBase'])
      .optional()
      .describe('Name of the address under "links" in site.json.'),
    indexLabel: line(40, 'What the sitemap calls it, where the label alone would not do.').optional(),
    section: z
      .enum(['company', 'services', 'products', 'career', 'support'])
      .optional()
      .describe('Tab of the sitemap; left out for services, which come from their catalogue.'),
    parent: internalLink.optional().describe('Page above it, for breadcrumbs; left out under the home page.'),
    searchWords: z.array(line(40, 'A word.')).optional().describe('Other words that people search for it by.'),
  })
  .refine((value) => (value.to === undefined) !== (value.external === undefined), 'needs either "to" or "external"');

const menu = z
  .array(z.string().describe('Path of a page, or name of an address, from the list of pages.'))
  .min(1)
  .meta({ graphql: null });

/** Fields that hold a menu. */
export const menuNames = ['topBar', 'company', 'support', 'legal', 'explore'] as const;

/**
 * Every page once, and the menus as lists of them: `data/navigation.json`. Menus, footer, sitemap, breadcrumbs and
 * the search all read it. Products and services come from their catalogues.
 */
export const navigation = z
  .strictObject({
    $schema: schemaLink,
    pages: z.array(page).min(1).describe('Every fixed page and every address outside, in the order of the sitemap.'),
    topBar: menu.describe('The slim bar above the header.'),
    company: menu,
    support: menu,
    legal: menu.describe('Policy links of the footer.'),
    explore: menu.describe('Other links of the footer.'),
    outsourcing: z.array(linkTo).min(1).describe('Hire categories; each opens the hire form with its role chosen.'),
  })
  .superRefine((value, context) => {
    const known = new Set(value.pages.map(({ to, external }) => to ?? external));
    for (const name of menuNames) {
      value[name].forEach((key, index) => {
        if (known.has(key)) return;
        context.addIssue({
          code: 'custom',
          path: [name, index],
          message: `names "${key}", which is not under "pages"`,
        });
      });
    }
  });
