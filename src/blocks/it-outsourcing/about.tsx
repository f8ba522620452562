import { Section } from '../../components/section';
import * as styles from './about.module.css';

interface AboutProps {
  words: { readonly title: string; readonly text: readonly string[] };
}

/** Who does what (R-ITO-01). */
export function About({ words }: AboutProps) {
  return (
    <Section tone="tint" labelledBy="about">
      <div className={styles.about}>
        <h2 id="about">{words.title}</h2>
        <div>
          {words.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
