import { graphql } from 'gatsby';
import { Section, SectionHeading } from '../../components/section';
import * as styles from './after-order.module.css';

/** What happens after an order, joined by one thread. */
export function AfterOrder({ words }: { words: Queries.AfterOrderWordsFragment }) {
  return (
    <Section tone="tint" labelledBy="after-order">
      <SectionHeading id="after-order" title={words.title} />
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragments = graphql`
  fragment AfterOrderWords on HostingPageNext {
    title
    steps {
      title
      text
    }
  }
`;
