import { graphql } from 'gatsby';
import * as styles from './facilities.module.css';

/** The seven lines for partners, hung on one thread (R-PART-02). */
export function Facilities({ words }: { words: Queries.FacilitiesWordsFragment }) {
  return (
    <section aria-labelledby="facilities" className={styles.facilities}>
      <h2 id="facilities">{words.title}</h2>
      <ol className={styles.lines}>
        {words.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

export const fragments = graphql`
  fragment FacilitiesWords on PartnerPageFacilities {
    title
    lines
  }
`;
