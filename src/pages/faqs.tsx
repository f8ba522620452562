import { graphql, type PageProps } from 'gatsby';
import { ContactWays } from '../blocks/faqs/contact-ways';
import { Questions } from '../blocks/faqs/questions';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';

export default function FaqsPage({ data: { words }, location }: PageProps<Queries.FaqsPageQuery>) {
  if (!words) return null;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Questions categories={words.categories} />
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
      heading {
        title
        text
      }
      categories {
        ...FaqCategory
      }
      contact {
        title
        text
      }
    }
  }
`;
