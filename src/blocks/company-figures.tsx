import { graphql } from 'gatsby';
import { Section } from '../components/section';
import * as styles from './company-figures.module.css';

interface CompanyFiguresProps {
  id: string;
  tone?: 'plain' | 'dark';
  words: Words;
  company: Queries.CompanyFiguresFragment;
}

/** What a page calls each figure; what it has no word for is left out. */
interface Words extends Partial<Record<(typeof order)[number], string>> {
  title: string;
}

const order = ['established', 'membership', 'offices', 'staff', 'clients', 'domains'] as const;

/** What the company states about itself, in figures (R-HIRE-08, R-SHELL-23, R-CONST-14, 16, 17). */
export function CompanyFigures({ id, tone = 'plain', words, company }: CompanyFiguresProps) {
  const values = { established: company.establishedYear, ...company.claims };
  return (
    <Section tone={tone} labelledBy={id}>
      <h2 id={id}>{words.title}</h2>
      <Figures
        figures={order.flatMap((name) => {
          const label = words[name];
          return label === undefined ? [] : [[label, values[name]] as const];
        })}
      />
    </Section>
  );
}

interface FiguresProps {
  figures: readonly (readonly [label: string, value: string | number])[];
}

/** Figures with what they count below them, hung on a thread; read as label and value. */
function Figures({ figures }: FiguresProps) {
  return (
    <dl className={`folds ${styles.figures}`}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
  fragment HiringFiguresWords on HiringPageFacts {
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
      clients
      domains
    }
  }
`;
