import { statSync } from 'node:fs';
import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import { menuNames } from '../content/schema/navigation';
import { type Category, normaliseCategories } from '../content/served/categories';
import type { JobFile } from '../content/served/job-file';
import { sanitiseHtml } from '../content/served/sanitise-html';
import { servedJob } from '../content/served/served-job';
import type { SafeJob } from '../contract/jobs';
import { builtOn } from './built-on';
import { catalogueFields } from './catalogue-fields';
import { type FactsContext, withFacts } from './facts-field';
import { formChoicesField } from './form-choices-field';
import { productMark } from './product-mark';

interface Described {
  description: readonly string[];
}

/**
 * Fields that are computed from the files: cut descriptions, the industries, the mark and the screens of a product, the
 * categories of a service, menus, the size of a download, a job as the API serves it, HTML without what could run,
 * what the forms offer, and the day of the build.
 */
export function addResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: { formChoices: formChoicesField, ...catalogueFields.Query },
    Site: { builtOn },
    Company: { companyProfileSize },
    Industry: catalogueFields.Industry,
    Job: { wire },
    Faq: { description: safeHtml('description') },
    Product: { excerpt, industries, filmScreen, mainScreen, mark, phoneScreen },
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

/**
 * The first `length` characters, then `...` when something was cut (R-CONST-05). Counts what a reader sees as one
 * character, so Bangla conjuncts and surrogate pairs are never split.
 */
export function truncate(text: string, length: number): string {
  let end = 0;
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === length) return `${text.slice(0, end).trimEnd()}...`;
    end += segment.length;
    count += 1;
  }
  return text;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

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

/**
 * Stands for a film of the product's screens between the main one and those that the page shows next, which begin with
 * it: so it is the first that is behind these, where there are so many.
 */
const filmScreen = {
  type: 'ProductImages',
  resolve: ({ images }: { images?: readonly object[] | null }): object | null =>
    images?.[3] ?? images?.[1] ?? images?.[0] ?? null,
};

/** The drawing itself, for what is small and plain. */
const mark = {
  type: 'String',
  resolve: ({ logo }: { logo: string }): string | null => productMark(path.resolve('data'), logo),
};

/** The last of the six (src/content/schema/product.ts), which is drawn on a phone and so can be read on one. */
const phoneScreen = {
  type: 'ProductImages',
  resolve: ({ images }: { images?: readonly object[] | null }): object | null => images?.at(-1) ?? null,
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

/** Size of a file under `static/`, as people read it: "0.7 MB". Small files are 0.1 MB, never nothing. */
export function sizeOfStatic(root: string, file: string): string {
  const { size } = statSync(path.join(root, 'static', file));
  return `${Math.max(size / 1_000_000, 0.1).toFixed(1)} MB`;
}

/** gatsby-transformer-json keeps the node's own `id` and moves ours to `jsonId`. */
const wire = {
  type: 'JobOnTheWire!',
  resolve: (source: Omit<JobFile, 'id'> & { jsonId: number }): SafeJob => servedJob({ ...source, id: source.jsonId }),
};

/** HTML of the files never reaches a page as it is written (reliability X1). */
function safeHtml(field: string) {
  return {
    type: 'String!',
    resolve: async (source: Record<string, unknown>, _args: object, context: FactsContext): Promise<string> => {
      return sanitiseHtml(String(await withFacts(source[field] ?? '', context)));
    },
  };
}

interface Page {
  to?: string;
  external?: string;
}

type Navigation = { pages: readonly Page[] } & Readonly<Record<string, unknown>>;

/** A menu of `data/navigation.json` with its pages in place of their names; the content check has proved each. */
function menu(name: string) {
  return {
    type: '[NavigationPages!]!',
    resolve: ({ pages, [name]: keys }: Navigation): Page[] =>
      (keys as string[]).flatMap((key) => pages.filter(({ to, external }) => key === (to ?? external))),
  };
}
