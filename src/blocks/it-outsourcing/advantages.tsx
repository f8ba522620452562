import { graphql } from 'gatsby';
import * as styles from './advantages.module.css';

interface AdvantagesProps {
  advantages: readonly Queries.OutsourcingAdvantageFragment[];
  /** The figures of site.json, by name. */
  claims: Readonly<Record<string, string>>;
}

/** The three figures that speak for outsourcing (R-ITO-04). */
export function Advantages({ advantages, claims }: AdvantagesProps) {
  return (
    <ul className={styles.advantages}>
      {advantages.map(({ claim, title, text }) => (
        <li key={claim}>
          <h2>
            <span className={styles.figure}>{claims[claim]}</span> {title}
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment OutsourcingAdvantage on OutsourcingPageAdvantages {
    claim
    title
    text
  }
`;
