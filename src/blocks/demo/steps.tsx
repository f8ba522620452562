import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { goesWithForm } from '../../shared/request-place';
import * as styles from './steps.module.css';

/** What happens after the form is sent, joined by a thread. */
export function DemoSteps({ words }: { words: Queries.DemoStepsFragment }) {
  return (
    <aside className={styles.steps} aria-labelledby="next">
      <h2 id="next">{words.title}</h2>
      <ol className={styles.list}>
        {words.steps.map(({ title, text, icon }, index) => (
          // The first of them has happened when the confirmation stands there.
          <li key={title} {...(index === 0 ? goesWithForm : {})}>
            <span className={styles.knot}>
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}

export const fragments = graphql`
  fragment DemoSteps on DemoPageNext {
    title
    steps {
      title
      text
      icon
    }
  }
`;
