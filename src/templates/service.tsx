import { graphql, type PageProps } from 'gatsby';
import { ServiceText } from '../blocks/service/service-text';
import { Breadcrumb } from '../components/breadcrumb';
import { Call } from '../components/call';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { serviceJsonLd } from '../seo/structured-data';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';
import { useCompany } from '../shared/use-company';

/**
 * A service and its categories (R-SERV-03..06). Two services have a page of their own, which search engines should
 * show.
 */
export default function ServicePage({ data, location }: PageProps<Queries.ServicePageQuery>) {
  const { siteUrl, name } = useCompany();
  const crumbs = useTrail(location.pathname, '/services');
  const { service, allService, words } = data;
  assertRead(service, 'service');
  assertRead(words, 'servicesPage');
  const canonicalPath = service.page ?? location.pathname;
  return (
    <>
      <Seo
        title={service.page ? `${service.title} Services` : service.title}
        description={service.metaDescription}
        path={location.pathname}
        canonicalPath={canonicalPath}
        crumbs={crumbs}
        jsonLd={serviceJsonLd(siteUrl, canonicalPath, service, name)}
      />
      <PageHeader title={service.title} before={<Breadcrumb crumbs={crumbs} current={service.title} />} />
      <ServiceText service={service} words={words.detail} services={allService.nodes} />
      <Call
        {...words.detail.next}
        link={{ label: words.detail.next.link.label, to: `/hiring?service=${service.slug}` }}
      />
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    words: servicesPage {
      detail {
        next {
          title
          text
          link {
            label
            to
          }
        }
        ...ServiceTextWords
      }
    }
    subject: service(slug: { eq: $slug }) {
      kind: __typename
      slug
      title
    }
    service(slug: { eq: $slug }) {
      slug
      metaDescription
      ...ServiceText
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
        page
      }
    }
  }
`;
