import { graphql, type PageProps } from 'gatsby';
import { ContactWays } from '../blocks/faqs/contact-ways';
import { Faqs } from '../blocks/faqs/faqs';
import { isHighPriority } from '../contract/faqs';
import { Seo } from '../seo/seo';
import { faqJsonLd } from '../seo/structured-data';
import { assertRead } from '../shared/assert-read';
import { useCompany } from '../shared/use-company';

export default function FaqsPage({ data: { words, allFaq }, location }: PageProps<Queries.FaqsPageQuery>) {
  const { siteUrl } = useCompany();
  assertRead(words, 'faqsPage');
  const jsonLd = [faqJsonLd(siteUrl, allFaq.nodes.filter(isHighPriority))];
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} jsonLd={jsonLd} />
      <Faqs words={words} questions={allFaq.nodes} location={location} />
      <ContactWays words={words.contact} />
    </>
  );
}

export const query = graphql`
  query FaqsPage {
    words: faqsPage {
      seo {
        title
        description
      }
      ...FaqWords
      contact {
        title
        text
      }
    }
    allFaq {
      nodes {
        ...FaqQuestion
      }
    }
  }
`;
