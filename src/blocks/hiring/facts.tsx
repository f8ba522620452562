import { graphql } from 'gatsby';
import { Figures } from '../../components/figures';
import { Section } from '../../components/section';

interface FactsProps {
  words: Queries.FactsWordsFragment;
  company: Queries.CompanyFiguresFragment;
}

/** The four stated facts about the company (R-HIRE-08). */
export function Facts({ words, company: { establishedYear, claims } }: FactsProps) {
  return (
    <Section tone="dark" labelledBy="facts">
      <h2 id="facts">{words.title}</h2>
      <Figures
        figures={[
          [words.established, establishedYear],
          [words.membership, claims.membership],
          [words.offices, claims.offices],
          [words.staff, claims.staff],
        ]}
      />
    </Section>
  );
}

export const fragments = graphql`
  fragment FactsWords on HiringPageFacts {
    title
    established
    membership
    offices
    staff
  }
  fragment CompanyFigures on Company {
    establishedYear
    claims {
      membership
      offices
      staff
    }
  }
`;
