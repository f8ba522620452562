import { graphql, Link } from 'gatsby';
import { Icon } from '../../components/icon';
import * as pageBody from '../../components/page-body.module.css';
import * as styles from './questions.module.css';

/** Questions by subject. Each answer opens by itself, without a script (R-FAQ-05). */
export function Questions({ categories }: { categories: readonly Queries.FaqCategoryFragment[] }) {
  return (
    <div className={pageBody.body}>
      {categories.map(({ anchor, name, questions }) => (
        <section key={anchor} className={styles.subject} aria-labelledby={anchor}>
          <h2 id={anchor}>{name}</h2>
          <div>
            {questions.map(({ title, answer, link }) => (
              <details key={title} className={styles.question}>
                <summary>
                  {title}
                  <Icon name="chevron-down" />
                </summary>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {link ? (
                  <p>
                    <Link to={link.to}>{link.label}</Link>
                  </p>
                ) : null}
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

export const fragments = graphql`
  fragment FaqCategory on FaqsPageCategories {
    anchor
    name
    questions {
      title
      answer
      link {
        label
        to
      }
    }
  }
`;
