import { graphql, type PageProps } from 'gatsby';
import { Sides } from '../blocks/career/sides';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';

/** The fork between colleagues and partners (R-CAREER). */
export default function CareerPage({ data: { words }, location }: PageProps<Queries.CareerQuery>) {
  if (!words) return null;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Sides sides={words.sides} />
    </>
  );
}

export const query = graphql`
  query Career {
    words: careerPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      sides {
        ...CareerSide
      }
    }
  }
`;
