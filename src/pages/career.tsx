import { graphql, type PageProps } from 'gatsby';
import { Sides } from '../blocks/career/sides';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** The fork between colleagues and partners (R-CAREER). */
export default function CareerPage({ data: { words }, location }: PageProps<Queries.CareerQuery>) {
  assertRead(words, 'careerPage');
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
