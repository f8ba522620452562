import { graphql } from 'gatsby';
import { Section } from '../../components/section';
import * as styles from './about.module.css';

interface AboutProps {
  words: Queries.OutsourcingAboutFragment;
  /** The figures of site.json, by name. */
  claims: Readonly<Record<string, string>>;
}

/** How it works, beside the three figures that speak for it (R-ITO-01, 04). */
export function About({ words, claims }: AboutProps) {
  return (
    <Section tone="tint" labelledBy="about">
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 id="about">{words.title}</h2>
          {words.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.advantages}>
          {words.advantages.map(({ claim, title, text }) => (
            <li key={claim}>
              <h3>
                <span className={styles.figure}>{claims[claim]}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment OutsourcingAbout on OutsourcingPageAbout {
    title
    text
    advantages {
      claim
      title
      text
    }
  }
`;
