import { Icon } from '../../components/icon';
import { Section, SectionHeading } from '../../components/section';
import * as styles from './tools.module.css';

interface ToolsProps {
  words: { readonly title: string; readonly text: string | null };
  tools: readonly { readonly name: string; readonly icon: string }[];
}

/** Tools by name with a mark of our own: their makers' logos are not ours to show (R-DM-03). */
export function Tools({ words, tools }: ToolsProps) {
  return (
    <Section labelledBy="tools">
      <SectionHeading id="tools" title={words.title} text={words.text} />
      <ul className={styles.tools}>
        {tools.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} /> {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
