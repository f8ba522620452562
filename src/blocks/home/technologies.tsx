import { Section, SectionHeading } from '../../components/section';
import { Tabs } from '../../components/tabs';
import * as styles from './technologies.module.css';

interface TechnologiesProps {
  words: { readonly title: string; readonly text: string | null };
  technologies: readonly { readonly name: string; readonly text: string; readonly items: readonly string[] }[];
}

/** What we build with, by layer; Frontend first (R-HOME-21). */
export function Technologies({ words, technologies }: TechnologiesProps) {
  return (
    <Section labelledBy="technologies">
      <SectionHeading id="technologies" title={words.title} text={words.text} />
      <Tabs
        label={words.title}
        tabs={technologies.map(({ name, text, items }) => ({
          label: name,
          panel: (
            <div className={styles.panel}>
              <p>{text}</p>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
