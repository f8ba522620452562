import type { JsonLd } from '../../seo/json-ld';

interface Product {
  readonly title: string;
  readonly metaDescription: string;
  readonly forWhom: readonly string[];
}

/** The product, for search engines. No rating and no price: we have none to give. */
export function productJsonLd(origin: string, path: string, product: Product, publisher: string): JsonLd[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: product.title,
      description: product.metaDescription,
      url: `${origin}${path}`,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      audience: { '@type': 'BusinessAudience', audienceType: product.forWhom.join(', ') },
      publisher: { '@type': 'Organization', name: publisher },
    },
  ];
}
