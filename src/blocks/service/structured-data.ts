import { breadcrumbs, type JsonLd } from '../../seo/json-ld';

interface Service {
  readonly title: string;
  readonly metaDescription: string;
}

/** The service and its place in the site. */
export function serviceJsonLd(origin: string, path: string, service: Service, provider: string): JsonLd[] {
  return [
    breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: service.title, path },
    ]),
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
