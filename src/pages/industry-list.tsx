import { graphql, type PageProps } from 'gatsby';
import { Patchwork } from '../blocks/industries/patchwork';
import { Breadcrumb } from '../components/breadcrumb';
import { Call } from '../components/call';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';

export default function IndustriesPage({ data, location }: PageProps<Queries.IndustriesPageQuery>) {
  const { words, allIndustry } = data;
  const crumbs = useTrail(location.pathname);
  assertRead(words, 'industriesPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} crumbs={crumbs} />
      <PageHeader
        title={words.heading.title}
        text={words.heading.text}
        before={<Breadcrumb crumbs={crumbs} current={words.seo.title} />}
      />
      <Patchwork industries={allIndustry.nodes} />
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
  }
`;
