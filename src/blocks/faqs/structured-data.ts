import type { JsonLd } from '../../seo/json-ld';

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
