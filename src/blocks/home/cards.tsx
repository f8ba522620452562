import { graphql } from 'gatsby';
import { Card, CardLink, ExternalCardLink } from '../../components/card';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { useCompany } from '../../shared/use-company';
import * as styles from './cards.module.css';

interface CardsProps {
  cards: readonly Queries.CardWordsFragment[];
}

/** Three ways to be helped: tickets, the help desk and the knowledge base (R-HOME-15..17). */
export function Cards({ cards }: CardsProps) {
  return (
    <Section labelledBy="support-cards">
      <h2 id="support-cards" className="visually-hidden">
        Help after you start
      </h2>
      <ul className={`folds ${styles.row}`}>
        {cards.map((words) => (
          <Card key={words.title}>
            <Icon name={words.icon} size={2} />
            <h3>{words.title}</h3>
            <p>{words.text}</p>
            <MoreLink words={words} />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function MoreLink({ words }: { words: Queries.CardWordsFragment }) {
  const { links } = useCompany();
  if (words.to) return <CardLink to={words.to}>{words.link}</CardLink>;
  if (words.external !== 'appStore' || !links.appStore) return null;
  return <ExternalCardLink href={links.appStore}>{words.link}</ExternalCardLink>;
}

export const fragments = graphql`
  fragment CardWords on HomePageCards {
    title
    text
    icon
    link
    to
    external
  }
`;
