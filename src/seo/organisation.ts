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
