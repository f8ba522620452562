import { graphql, type PageProps } from 'gatsby';
import { Patchwork } from '../blocks/industries/patchwork';
import { Call } from '../components/call';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';

export default function IndustriesPage({ data, location }: PageProps<Queries.IndustriesPageQuery>) {
  const { words, allIndustry, allProduct } = data;
  if (!words) return null;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Patchwork industries={allIndustry.nodes} products={allProduct.nodes} />
      <Call {...words.other} />
    </>
  );
}

export const query = graphql`
  query IndustriesPage {
    words: industriesPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      other {
        title
        text
        link {
          label
          to
        }
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        ...IndustryPatch
      }
    }
    allProduct(sort: { jsonId: ASC }) {
      nodes {
        title
        industries
      }
    }
  }
`;
