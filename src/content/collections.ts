import type { z } from 'zod';
import { brand, client, country, industry, options, technology, testimonial } from './schema/catalogues';
import { careerPage, contactPage, hiringPage, hostingPage, joinTeamPage, partnerPage } from './schema/company-pages';
import { faq, faqsPage } from './schema/faq';
import { homePage } from './schema/home-page';
import { hostingGroup } from './schema/hosting';
import { job } from './schema/job';
import { ledger } from './schema/ledger';
import { navigation } from './schema/navigation';
import { confirmationPage, demoPage, legalPage, notFoundPage, productsPage, searchPage } from './schema/pages';
import { product } from './schema/product';
import { searchWords } from './schema/search-words';
import { service } from './schema/service';
import {
  digitalMarketingPage,
  documentationPage,
  industriesPage,
  outsourcingPage,
  servicesPage,
  sitemapPage,
} from './schema/service-pages';
import { cookieWords, site } from './schema/site';

/** A kind of content: where its files are, what they must look like and what GraphQL calls it. */
export interface Collection {
  /** Name of the GraphQL type; also the name of the generated JSON Schema. */
  type: string;
  /** Path below `data/`: a file, or a folder with one file per entry. */
  source: string;
  /** How the entries are kept: one file each, one list in one file, or a single file. */
  kept: 'file-per-entry' | 'list' | 'single';
  schema: z.ZodType;
  /** No page is made of it, so Gatsby leaves it alone. */
  unpublished?: true;
  /** The command that writes it, so that nobody edits it by hand. */
  keptBy?: string;
  /** Fields beside `slug` and `id` that no two entries may share. */
  unique?: readonly string[];
  /** Fields that no two members of one entry may share, such as anchors of a page. */
  uniqueWithin?: readonly string[];
  /** Fields whose texts no other entry may have letter for letter; of some, those alone that begin in a certain way. */
  own?: readonly { field: string; begins?: string }[];
  /** Fields that put entries together when they say the same, so that they must be spelled alike. */
  spelledAlike?: readonly string[];
}

/** All content of the site. The checker, the GraphQL schema and the editor schemas are derived from this list. */
export const collections: readonly Collection[] = [
  { type: 'Company', source: 'site.json', kept: 'single', schema: site },
  { type: 'Navigation', source: 'navigation.json', kept: 'single', schema: navigation },
  { type: 'CookieWords', source: 'cookies.json', kept: 'single', schema: cookieWords },
  { type: 'SearchWords', source: 'search-words.json', kept: 'single', schema: searchWords },
  { type: 'Options', source: 'options.json', kept: 'single', schema: options },
  {
    type: 'Product',
    source: 'products',
    kept: 'file-per-entry',
    schema: product,
    unique: ['title'],
    uniqueWithin: ['category.id'],
    own: [
      { field: 'description' },
      { field: 'images.file' },
      { field: 'images.alt' },
      { field: 'projectName' },
      { field: 'watchUrl', begins: '/files/' },
    ],
  },
  {
    type: 'Service',
    source: 'services',
    kept: 'file-per-entry',
    schema: service,
    unique: ['title'],
    uniqueWithin: ['category.id'],
  },
  { type: 'Industry', source: 'industries.json', kept: 'list', schema: industry, unique: ['title'] },
  { type: 'Brand', source: 'brands.json', kept: 'list', schema: brand, unique: ['name'] },
  { type: 'Technology', source: 'technologies.json', kept: 'list', schema: technology, unique: ['name'] },
  { type: 'Testimonial', source: 'testimonials.json', kept: 'list', schema: testimonial, unique: ['quote'] },
  { type: 'Client', source: 'clients.json', kept: 'list', schema: client, unique: ['name'] },
  {
    type: 'Country',
    source: 'live/countries.json',
    kept: 'list',
    schema: country,
    keptBy: 'npm run content:countries',
  },
  { type: 'Job', source: 'live/jobs', kept: 'file-per-entry', schema: job },
  { type: 'Faq', source: 'live/faqs.json', kept: 'list', schema: faq, unique: ['title'], spelledAlike: ['category'] },
  { type: 'LegalPage', source: 'legal', kept: 'file-per-entry', schema: legalPage, uniqueWithin: ['sections.id'] },
  {
    type: 'Ledger',
    source: 'ledger.json',
    kept: 'single',
    schema: ledger,
    unpublished: true,
    keptBy: 'npm run content:ledger',
  },
  { type: 'HomePage', source: 'pages/home.json', kept: 'single', schema: homePage },
  { type: 'ProductsPage', source: 'pages/products.json', kept: 'single', schema: productsPage },
  { type: 'DemoPage', source: 'pages/schedule-a-demo.json', kept: 'single', schema: demoPage },
  {
    type: 'ConfirmationPage',
    source: 'pages/thank-you.json',
    kept: 'list',
    schema: confirmationPage,
    unique: ['form'],
  },
  { type: 'SearchPage', source: 'pages/search.json', kept: 'single', schema: searchPage },
  { type: 'NotFoundPage', source: 'pages/404.json', kept: 'single', schema: notFoundPage },
  { type: 'ServicesPage', source: 'pages/services.json', kept: 'single', schema: servicesPage },
  {
    type: 'DigitalMarketingPage',
    source: 'pages/digital-marketing.json',
    kept: 'single',
    schema: digitalMarketingPage,
  },
  { type: 'OutsourcingPage', source: 'pages/it-outsourcing.json', kept: 'single', schema: outsourcingPage },
  { type: 'IndustriesPage', source: 'pages/industry-list.json', kept: 'single', schema: industriesPage },
  { type: 'DocumentationPage', source: 'pages/documentation.json', kept: 'single', schema: documentationPage },
  { type: 'SitemapPage', source: 'pages/sitemap.json', kept: 'single', schema: sitemapPage },
  { type: 'FaqsPage', source: 'pages/faqs.json', kept: 'single', schema: faqsPage },
  { type: 'HostingGroup', source: 'hosting', kept: 'file-per-entry', schema: hostingGroup, unique: ['plans.slug'] },
  { type: 'HostingPage', source: 'pages/hosting.json', kept: 'single', schema: hostingPage },
  { type: 'CareerPage', source: 'pages/career.json', kept: 'single', schema: careerPage },
  { type: 'JoinTeamPage', source: 'pages/join-team.json', kept: 'single', schema: joinTeamPage },
  { type: 'PartnerPage', source: 'pages/become-a-partner.json', kept: 'single', schema: partnerPage },
  { type: 'ContactPage', source: 'pages/contact.json', kept: 'single', schema: contactPage },
  { type: 'HiringPage', source: 'pages/hiring.json', kept: 'single', schema: hiringPage },
];

/** Whether its texts may name facts (`facts/facts.ts`): words of pages, questions and legal texts. */
export function namesFacts({ type, source }: Collection): boolean {
  // Letters show what becomes of a form, and do not fill it in.
  return type !== 'ConfirmationPage' && (/^(?:pages|legal)\b/.test(source) || type === 'Faq');
}

/** What one entry is called in a sentence: "legal page" of `LegalPage`. */
export function noun(type: string): string {
  return type.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();
}
