import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import * as styles from './free.module.css';

/** What costs nothing before anybody is hired (R-HIRE-07). */
export function Free({ words }: { words: Queries.FreeWordsFragment }) {
  return (
    <section aria-labelledby="free" className={styles.free}>
      <h2 id="free">{words.title}</h2>
      <ul className={styles.items}>
        {words.items.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon name={icon} size={1.75} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
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
