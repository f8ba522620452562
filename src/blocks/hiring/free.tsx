import { graphql } from 'gatsby';
import { Points } from '../../components/points';
import * as styles from './free.module.css';

/** What costs nothing before anybody is hired (R-HIRE-07). */
export function Free({ words }: { words: Queries.FreeWordsFragment }) {
  return (
    <section aria-labelledby="free" className={styles.free}>
      <h2 id="free">{words.title}</h2>
      <Points points={words.items} look="thread" />
    </section>
  );
}

export const fragments = graphql`
  fragment FreeWords on HiringPageFree {
    title
    items {
      title
      text
      icon
    }
  }
`;
