import { z } from 'zod';
import { schemaLink } from './common';

const path = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be an address of this site, such as "/products"');

/** What each id was given to: every name it ever had. */
const owners = z
  .record(z.string().regex(/^\d+$/, 'must be an id'), z.array(z.string()).min(1, 'needs a name'))
  .describe('By id, the names that it ever had. Write a new name beside them to say that it is still the same.');

/** Ids and addresses that were ever used: `data/ledger.json`, kept by `npm run content:ledger`. */
export const ledger = z.strictObject({
  $schema: schemaLink,
  ids: z.strictObject({ products: owners, services: owners, industries: owners, jobs: owners, faqs: owners }),
  addresses: z
    .record(path, path.nullable())
    .describe(
      'Pages that ever were, and addresses that people guess. Behind what is no page stands where it leads; null is the list it was in.',
    ),
});

export type Ledger = z.infer<typeof ledger>;
export type LedgerKind = keyof Ledger['ids'];
