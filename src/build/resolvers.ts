import type { CreateResolversArgs } from 'gatsby';
import { menuNames } from '../content/schema/navigation';
import { type Category, normaliseCategories } from '../content/served/categories';
import type { JobFile } from '../content/served/job-file';
import { sanitiseHtml } from '../content/served/sanitise-html';
import { servedJob } from '../content/served/served-job';
import { truncate } from '../content/truncate';
import type { SafeJob } from '../contract/jobs';
import { formChoicesField } from './form-choices-field';
import { menu } from './menus';
import { sizeOfStatic } from './static-size';

interface Described {
  description: readonly string[];
}

/**
 * Fields that are computed from the files: cut descriptions, the industries and the main screen of a product, the
 * categories of a service, menus, the size of a download, a job as the API serves it, HTML without what could run, and
 * what the forms offer.
 */
export function addResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: { formChoices: formChoicesField },
    Company: { companyProfileSize },
    Job: { wire },
    Faq: { description: safeHtml('description') },
    Product: { excerpt, industries, mainScreen },
    Service: { excerpt, categories },
    DigitalMarketingPageGroupsCards: { excerpt },
    Navigation: Object.fromEntries(menuNames.map((name) => [name, menu(name)])),
  });
}

/** The first characters of the description, so that cards and menus do not carry whole texts into every page. */
const excerpt = {
  type: 'String!',
  args: { length: 'Int!' },
  resolve: (source: Described, { length }: { length: number }): string =>
    truncate(source.description.join(' '), length),
};

/** `tag` may be one slug or a list (R-ENT-05). */
const industries = {
  type: '[String!]!',
  resolve: ({ tag }: { tag: string | string[] }): string[] => [tag].flat(),
};

/** What the product is shown by. Asked for by itself, so that the large sizes are made of no other screen. */
const mainScreen = {
  type: 'ProductImages',
  resolve: ({ images }: { images?: readonly object[] | null }): object | null => images?.[0] ?? null,
};

const categories = {
  type: '[ServiceCategory!]!',
  resolve: ({ category }: { category: Category[] }) => normaliseCategories(category),
};

/** Said beside the link, for somebody who pays by the megabyte. */
const companyProfileSize = {
  type: 'String',
  resolve: ({ companyProfile }: { companyProfile: string | null }): string | null =>
    companyProfile && sizeOfStatic(process.cwd(), companyProfile),
};

/** gatsby-transformer-json keeps the node's own `id` and moves ours to `jsonId`. */
const wire = {
  type: 'JobOnTheWire!',
  resolve: (source: Omit<JobFile, 'id'> & { jsonId: number }): SafeJob => servedJob({ ...source, id: source.jsonId }),
};

/** HTML of the files never reaches a page as it is written (reliability X1). */
function safeHtml(field: string) {
  return {
    type: 'String!',
    resolve: (source: Record<string, unknown>): string => sanitiseHtml(String(source[field] ?? '')),
  };
}
