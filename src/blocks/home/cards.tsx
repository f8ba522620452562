import { graphql, Link } from 'gatsby';
import * as card from '../../components/card.module.css';
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
      <ul className={styles.row}>
        {cards.map((words) => (
          <li key={words.title} className={card.card}>
            <Icon name={words.icon} size={2} />
            <h3>{words.title}</h3>
            <p>{words.text}</p>
            <CardLink words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardLink({ words }: { words: Queries.CardWordsFragment }) {
  const { links } = useCompany();
  if (words.to) {
    return (
      <Link to={words.to} className={card.link}>
        {words.link}
      </Link>
    );
  }
  if (words.external !== 'appStore' || !links.appStore) return null;
  return (
    <a href={links.appStore} target="_blank" rel="noopener" className={card.link}>
      {words.link}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
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
