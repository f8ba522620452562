import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { slugify } from '../contract/slugify';
import { anchorsIn } from './anchors';
import { pagesFor } from './catalogue-pages';
import { checkContent, type Report } from './check';
import { collections } from './collections';
import { loadCollection } from './files/load';
import { checkLinks } from './files/symbolic-links';
import { type Identity, identitiesOf } from './ledger/identities';
import { pageQueries } from './page-queries';
import { checkProfile } from './profile';
import { slug } from './schema/common';
import { legalPage } from './schema/pages';
import { service } from './schema/service';
import { hireServiceOptions } from './served/catalogue-options';
import { normaliseCategories } from './served/categories';
import type { Targets } from './targets';

/** What of an entry gives an address, or is asked of one. */
const naming: Readonly<Record<string, z.ZodType>> = {
  Product: z.object({ slug }),
  Service: z.object({ slug, title: z.string(), category: service.shape.category }),
  Industry: z.object({ slug }),
  HostingGroup: z.object({ slug, plans: z.array(z.object({ slug })) }),
  LegalPage: z.object({
    slug: legalPage.shape.slug,
    sections: z.array(
      z.object({
        id: z.string(),
        clauses: z.array(z.object({ number: z.string() })).optional(),
      }),
    ),
  }),
  Job: z.object({ id: z.number(), title: z.string() }),
  Faq: z.object({ id: z.number(), category: z.string() }),
};

/**
 * As much of an entry as says where its page is or what may be asked of one: a mistake elsewhere in it must not make
 * each link to it one more.
 */
const titled = z.object({ id: z.number(), title: z.string() });
const planned = z.object({ plans: z.array(z.object({ slug: z.string() })) });
const categorised = z.object({ category: z.string() });
const hireable = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.array(
    z.union([z.string(), z.object({ name: z.string(), slug: z.string().optional(), icon: z.string() })]),
  ),
});

/**
 * Checks the content of a checkout.
 * @param tellsAll also what may follow from a file that cannot be read, to compare two states
 */
export function checkRepository(root: string, tellsAll = false): Report {
  const { problems, notices, doubts } = checkContent(path.join(root, 'data'), targetsOf(root), tellsAll);
  return { problems: [...checkLinks(root), ...problems], notices: [...notices, ...checkProfile(root)], doubts };
}

/** Whatever has an id in the content of a checkout. */
export function identitiesIn(dataDir: string): Identity[] {
  return identitiesOf(collections.flatMap((collection) => loadCollection(dataDir, collection).files));
}

/** Pages are the files under `src/pages`, and what the build makes of the catalogues. */
export function targetsOf(root: string): Targets {
  const dataDir = path.join(root, 'data');
  const slugs = (type: string): string[] => entriesOf(dataDir, type).flatMap(slugOf);
  const products = slugs('Product');
  const services = slugs('Service');
  const industries = slugs('Industry');
  const made = pagesFor({
    products: nodes(products),
    industries: nodes(industries),
    services: nodes(services),
    hosting: { nodes: [{ plans: nodes(plansOf(dataDir)).nodes }] },
    legalPages: nodes(slugs('LegalPage')),
    jobs: { nodes: jobsOf(dataDir) },
  });
  const sources = new Map([
    ...fixedPages(path.join(root, 'src/pages')),
    ...made.map((page) => [page.path, `templates/${page.template}.tsx`] as const),
  ]);
  return {
    root,
    isWhole: Object.entries(naming).every(([type, schema]) =>
      entriesOf(dataDir, type).every((entry) => schema.safeParse(entry).success),
    ),
    pages: new Set(sources.keys()),
    anchors: anchorsIn(root, sources, (type) => entriesOf(dataDir, type)),
    queries: pageQueries({
      products,
      services,
      industries,
      roles: rolesOf(dataDir),
      faqCategories: faqCategories(dataDir),
    }),
    industries: new Set(industries),
    icons: iconNames(path.join(root, 'node_modules/lucide-static/icons')),
  };
}

/** Whatever the hire form offers. */
function rolesOf(dataDir: string): string[] {
  const services = entriesOf(dataDir, 'Service').flatMap((entry) => {
    const { success, data } = hireable.safeParse(entry);
    return success ? [{ ...data, categories: normaliseCategories(data.category) }] : [];
  });
  return hireServiceOptions(services).map(({ value }) => value);
}

function iconNames(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(readdirSync(folder).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -'.svg'.length)] : [])));
}

function nodes(slugs: readonly string[]): { nodes: { slug: string }[] } {
  return { nodes: slugs.map((slug) => ({ slug })) };
}

function jobsOf(dataDir: string): { jsonId: number; title: string }[] {
  return entriesOf(dataDir, 'Job').flatMap((entry) => {
    const { success, data } = titled.safeParse(entry);
    return success ? [{ jsonId: data.id, title: data.title }] : [];
  });
}

function plansOf(dataDir: string): string[] {
  return entriesOf(dataDir, 'HostingGroup').flatMap((entry) => {
    const { success, data } = planned.safeParse(entry);
    return success ? data.plans.map(({ slug }) => slug) : [];
  });
}

/** What `?category=` of the questions may name. */
function faqCategories(dataDir: string): string[] {
  return entriesOf(dataDir, 'Faq').flatMap((entry) => {
    const { success, data } = categorised.safeParse(entry);
    return success ? [slugify(data.category)] : [];
  });
}

function entriesOf(dataDir: string, type: string): unknown[] {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Error(`No collection is called ${type}`);
  return loadCollection(dataDir, collection).files.flatMap(({ entries }) => entries.map(({ value }) => value));
}

/** By the path of each, its file below `src`. */
function fixedPages(folder: string): (readonly [string, string])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [`/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`, `pages/${name}`] as const);
}

function slugOf(value: unknown): string[] {
  const slug: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'slug') : undefined;
  return typeof slug === 'string' ? [slug] : [];
}
