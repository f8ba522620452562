import { suggestion } from './nearest';

/** What an address may ask of a page: by path, then by the name of the query field, the values it knows. */
export type PageQueries = Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>>;

interface Known {
  products: readonly string[];
  services: readonly string[];
  industries: readonly string[];
  /** Values of the hire form's choice. */
  roles: readonly string[];
  faqCategories: readonly string[];
}

/** The query fields that pages read, so that a call to action can say what it is about. */
export function pageQueries({ products, services, industries, roles, faqCategories }: Known): PageQueries {
  const product = new Set(products);
  const industry = new Set(industries);
  return {
    '/products': { industry },
    '/schedule-a-demo': { product, industry },
    '/become-a-partner': { product },
    '/hiring': { service: new Set([...roles, ...services]) },
    '/faqs': { category: new Set(faqCategories) },
  };
}

/** Says why a page would not understand a query; `undefined` when it does. */
export function unknownQuery(link: string, queries: PageQueries): string | undefined {
  const { pathname, searchParams } = new URL(link, 'http://site.example');
  const known = queries[pathname] ?? {};
  for (const [name, value] of searchParams) {
    const values = known[name];
    if (!values) return `links to ${link}, but ${pathname} reads ${listed(Object.keys(known), name)}`;
    if (!values.has(value)) return `links to ${link}, but there is no ${name} "${value}"${suggestion(value, values)}`;
  }
  return undefined;
}

function listed(names: readonly string[], wrong: string): string {
  return names.length > 0 ? `only ${names.join(' and ')} from its address, not ${wrong}` : 'nothing from its address';
}
