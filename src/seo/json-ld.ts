/** A schema.org object; addresses in it are absolute. */
export interface JsonLd {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/** react-helmet writes script contents as they are, so `<` must not be able to end the script. */
export function serialise(data: JsonLd): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** A page's place in the site, as search engines show it above the title. */
export function breadcrumbs(origin: string, crumbs: readonly { label: string; to: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${to}`,
    })),
  };
}
