import { graphql } from 'gatsby';
import { Section } from '../../components/section';
import * as styles from './facts.module.css';

interface FactsProps {
  words: Queries.FactsWordsFragment;
  company: Queries.CompanyFiguresFragment;
}

/** The four stated facts about the company (R-HIRE-08). */
export function Facts({ words, company: { establishedYear, claims } }: FactsProps) {
  const facts = [
    [words.established, establishedYear],
    [words.membership, claims.membership],
    [words.offices, claims.offices],
    [words.staff, claims.staff],
  ] as const;
  return (
    <Section tone="dark" labelledBy="facts">
      <h2 id="facts">{words.title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
