import type { Company } from '../shared/use-company';
import type { JsonLd } from './json-ld';

/** The company, as search engines read it; only facts that the site itself shows. */
export function organisation(company: Company): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: `${company.siteUrl}/`,
    logo: `${company.siteUrl}/favicon.svg`,
    slogan: company.tagline,
    description: company.blurb,
    foundingDate: String(company.establishedYear),
    sameAs: company.social.flatMap(({ url }) => (url ? [url] : [])),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: company.contact.phone,
      email: company.contact.email,
      contactType: 'sales',
    },
  };
}

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

interface AskedQuestion {
  readonly title: string;
  readonly description: string;
}

/** The questions that the page shows at first. Links in the answers are made absolute. */
export function faqJsonLd(origin: string, questions: readonly AskedQuestion[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: description.replaceAll('href="/', `href="${origin}/`) },
    })),
  };
}
