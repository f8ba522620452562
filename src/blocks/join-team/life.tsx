import { graphql } from 'gatsby';
import { Section } from '../../components/section';
import * as styles from './life.module.css';

/** What working here is like, point by point. */
export function Life({ words }: { words: Queries.LifeWordsFragment }) {
  return (
    <Section labelledBy="life">
      <div className={styles.life}>
        <h2 id="life">{words.title}</h2>
        <dl>
          {words.points.map(({ title, text }) => (
            <div key={title} className={styles.point}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment LifeWords on JoinTeamPageLife {
    title
    points {
      title
      text
    }
  }
`;
