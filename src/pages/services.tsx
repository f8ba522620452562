import { graphql, type PageProps } from 'gatsby';
import { ServiceList } from '../blocks/services/service-list';
import { Call } from '../components/call';
import { PageBody } from '../components/page-body';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

export default function ServicesPage({ data: { words, allService }, location }: PageProps<Queries.ServicesPageQuery>) {
  assertRead(words, 'servicesPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <PageBody>
        <ServiceList words={words} services={allService.nodes} />
      </PageBody>
      <Call {...words.detail.next} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    words: servicesPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      readMore
      includes
      detail {
        next {
          title
          text
          link {
            label
            to
          }
        }
      }
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
  }
`;
