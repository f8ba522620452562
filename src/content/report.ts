import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '../contract/slugify';
import { pagesFor } from './catalogue-pages';
import { checkContent, type Report } from './check';
import { collections } from './collections';
import { loadCollection, type Problem } from './load';
import { pageQueries } from './page-queries';
import { faq } from './schema/faq';
import { hostingGroup } from './schema/hosting';
import { job } from './schema/job';
import { service } from './schema/service';
import { hireServiceOptions } from './served/catalogue-options';
import { normaliseCategories } from './served/categories';
import { checkLinks } from './symbolic-links';
import type { Targets } from './targets';

/** Checks the content of a checkout. */
export function checkRepository(root: string): Report {
  const { problems, notices } = checkContent(path.join(root, 'data'), targetsOf(root));
  return { problems: [...checkLinks(root), ...problems], notices };
}

/**
 * The report as a maintainer reads it. With `strict`, sample content counts as a problem: for the build that
 * goes to real visitors.
 */
export function formatReport({ problems, notices }: Report, strict: boolean): { text: string; ok: boolean } {
  const samples = notices.filter(isSample);
  const wrong = strict ? [...problems, ...samples] : problems;
  const hints = strict ? notices.filter((notice) => !isSample(notice)) : notices;
  const parts = [];
  if (hints.length > 0) parts.push(`For your information (${hints.length}):`, ...hints.map(sentence), '');
  if (wrong.length > 0)
    parts.push(
      `The content has ${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}:`,
      ...wrong.map(sentence),
      '',
    );
  else parts.push('The content is sound.', '');
  return { text: parts.join('\n'), ok: wrong.length === 0 };
}

function isSample(notice: Problem): boolean {
  return notice.message === 'is sample content';
}

function sentence({ file, path: place, message }: Problem): string {
  return `  ${path.join('data', file)}${place ? ` → ${place}` : ''} ${message}.`;
}

/** Pages are the files under `src/pages`, and what the build makes of the catalogues. */
export function targetsOf(root: string): Targets {
  const dataDir = path.join(root, 'data');
  const slugs = (type: string): string[] => entriesOf(dataDir, type).flatMap(slugOf);
  const products = slugs('Product');
  const services = slugs('Service');
  const industries = slugs('Industry');
  return {
    root,
    pages: new Set([
      ...fixedPages(path.join(root, 'src/pages')),
      ...pagesFor({
        products: nodes(products),
        industries: nodes(industries),
        services: nodes(services),
        hosting: { nodes: [{ plans: nodes(plansOf(dataDir)).nodes }] },
        legalPages: nodes(slugs('LegalPage')),
        jobs: { nodes: jobsOf(dataDir) },
      }).map((page) => page.path),
    ]),
    queries: pageQueries({
      products,
      services,
      industries,
      roles: rolesOf(dataDir),
      faqCategories: faqCategories(dataDir),
    }),
    industries: new Set(industries),
    hasIcon: (name) => existsSync(path.join(root, 'node_modules/lucide-static/icons', `${name}.svg`)),
  };
}

/** Whatever the hire form offers. */
function rolesOf(dataDir: string): string[] {
  const services = entriesOf(dataDir, 'Service').flatMap((entry) => {
    const { success, data } = service.safeParse(entry);
    return success ? [{ ...data, categories: normaliseCategories(data.category) }] : [];
  });
  return hireServiceOptions(services).map(({ value }) => value);
}

function nodes(slugs: readonly string[]): { nodes: { slug: string }[] } {
  return { nodes: slugs.map((slug) => ({ slug })) };
}

function jobsOf(dataDir: string): { jsonId: number; title: string }[] {
  return entriesOf(dataDir, 'Job').flatMap((entry) => {
    const { success, data } = job.safeParse(entry);
    return success ? [{ jsonId: data.id, title: data.title }] : [];
  });
}

function plansOf(dataDir: string): string[] {
  return entriesOf(dataDir, 'HostingGroup').flatMap((entry) => {
    const { success, data } = hostingGroup.safeParse(entry);
    return success ? data.plans.map(({ slug }) => slug) : [];
  });
}

/** What `?category=` of the questions may name. */
function faqCategories(dataDir: string): string[] {
  return entriesOf(dataDir, 'Faq').flatMap((entry) => {
    const { success, data } = faq.safeParse(entry);
    return success ? [slugify(data.category)] : [];
  });
}

function entriesOf(dataDir: string, type: string): unknown[] {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Error(`No collection is called ${type}`);
  return loadCollection(dataDir, collection).files.flatMap(({ entries }) => entries.map(({ value }) => value));
}

function fixedPages(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
}

function slugOf(value: unknown): string[] {
  const slug: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'slug') : undefined;
  return typeof slug === 'string' ? [slug] : [];
}
