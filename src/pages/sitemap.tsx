import { graphql, type PageProps } from 'gatsby';
import { IndexList } from '../blocks/sitemap/index-list';
import { industryEntries, productEntries, sectionEntries, serviceEntries } from '../blocks/sitemap/site-index';
import { PageBody } from '../components/page-body';
import { PageHeader } from '../components/page-header';
import { Tabs } from '../components/tabs';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useCompany } from '../shared/use-company';

/** Every page of the site, as a book's index in five parts (R-SMAP). */
export default function SitemapPage({ data, location }: PageProps<Queries.SitemapPageQuery>) {
  const { words, navigation, allService, allProduct, allIndustry } = data;
  const { name, links } = useCompany();
  assertRead(words, 'sitemapPage');
  assertRead(navigation, 'navigation');
  const { tabs } = words;
  const section = (name: string) => sectionEntries(navigation.pages, name, links);
  const [allServices, ...otherServices] = section('services');
  const services = [...(allServices ? [allServices] : []), ...serviceEntries(allService.nodes), ...otherServices];
  const products = [...section('products'), ...industryEntries(allIndustry.nodes)];
  // More than a page carries stand on the pages of their industries.
  const all = allProduct.totalCount > allProduct.nodes.length ? [] : productEntries(allProduct.nodes);
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <PageBody>
        <Tabs
          label={words.heading.title}
          tabs={[
            { label: name, panel: <IndexList entries={section('company')} /> },
            { label: tabs.services, panel: <IndexList entries={services} /> },
            {
              label: tabs.products,
              panel: <IndexList entries={[...products, ...all]} first={products.length} />,
            },
            { label: tabs.career, panel: <IndexList entries={section('career')} /> },
            { label: tabs.support, panel: <IndexList entries={section('support')} /> },
          ]}
        />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query SitemapPage {
    words: sitemapPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      tabs {
        services
        products
        career
        support
      }
    }
    navigation {
      pages {
        label
        indexLabel
        to
        external
        section
      }
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
        page
      }
    }
    allProduct(sort: { jsonId: ASC }, limit: 24) {
      totalCount
      nodes {
        slug
        title
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        slug
        page {
          title
        }
      }
    }
  }
`;
