import { z } from 'zod';
import { line, schemaLink, slug } from './common';

const feature = z.strictObject({
  label: line(30, 'What is measured; the same for every plan of the group, in the same order.'),
  amount: z.number().positive().describe('How much, as a plain number.'),
  unit: line(20, 'Unit after the number.').optional(),
});

const plan = z.strictObject({
  slug: slug.describe('Names the plan in the address of the page that orders it.'),
  name: line(30, 'Name of the plan.'),
  forWhom: line(80, 'Whom it suits, in a few words.'),
  location: line(30, 'Where the server stands.'),
  price: z.number().int().min(100).describe('Price in taka for one period, as a plain number.'),
  highlighted: z.boolean().optional().describe('The plan that is suggested: at most one of the group.'),
  features: z.array(feature).min(2),
});

/** A group of hosting plans (R-HOST): `data/hosting/<slug>.json`. */
export const hostingGroup = z
  .strictObject({
    $schema: schemaLink,
    slug,
    position: z.number().int().positive().describe('Place on the page.'),
    title: line(60, 'Name of the group.'),
    text: line(240, 'Whom the group is for.'),
    period: z.enum(['year', 'month']).describe('What one price pays for.'),
    included: z.array(line(40, 'A feature.')).min(1).describe('What every plan of the group has.'),
    plans: z.array(plan).min(1),
  })
  .refine(({ plans }) => new Set(plans.map(measures)).size === 1, {
    error: 'must measure the same things in every plan, in the same order',
    path: ['plans'],
  })
  .refine(({ plans }) => plans.filter(({ highlighted }) => highlighted).length <= 1, {
    error: 'can have only one highlighted plan',
    path: ['plans'],
  });

function measures({ features }: z.infer<typeof plan>): string {
  return features.map(({ label }) => label).join();
}
