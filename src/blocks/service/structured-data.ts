import type { JsonLd } from '../../seo/json-ld';

interface Service {
  readonly title: string;
  readonly metaDescription: string;
}

/** The service, for search engines. */
export function serviceJsonLd(origin: string, path: string, service: Service, provider: string): JsonLd[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: service.title,
      description: service.metaDescription,
      url: `${origin}${path}`,
      provider: { '@type': 'Organization', name: provider },
    },
  ];
}
