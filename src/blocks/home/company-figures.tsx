import { graphql } from 'gatsby';
import { Figures } from '../../components/figures';
import { Section } from '../../components/section';

interface CompanyFiguresProps {
  words: Queries.HomeFiguresWordsFragment;
  company: Queries.HomeFiguresFragment;
}

/** What the company states about itself, in figures (R-SHELL-23, R-CONST-14, 16, 17). */
export function CompanyFigures({ words, company: { establishedYear, claims } }: CompanyFiguresProps) {
  return (
    <Section labelledBy="figures">
      <h2 id="figures">{words.title}</h2>
      <Figures
        figures={[
          [words.established, establishedYear],
          [words.membership, claims.membership],
          [words.offices, claims.offices],
          [words.staff, claims.staff],
          [words.clients, claims.clients],
          [words.domains, claims.domains],
        ]}
      />
    </Section>
  );
}

export const fragments = graphql`
  fragment HomeFiguresWords on HomePageFigures {
    title
    established
    membership
    offices
    staff
    clients
    domains
  }
  fragment HomeFigures on Company {
    establishedYear
    claims {
      membership
      offices
      staff
      clients
      domains
    }
  }
`;
