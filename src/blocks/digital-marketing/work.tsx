import { graphql } from 'gatsby';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import { Section, SectionHeading } from '../../components/section';
import * as styles from './work.module.css';

interface WorkProps {
  words: { readonly title: string; readonly text: string | null };
  groups: readonly Queries.MarketingGroupFragment[];
}

/** Nine services, three to each step of the funnel, with the first 300 characters of each (R-DM-02). */
export function Work({ words, groups }: WorkProps) {
  return (
    <Section tone="tint" labelledBy="work">
      <SectionHeading id="work" title={words.title} text={words.text} />
      {groups.map(({ title, text, cards }) => (
        <div key={title} className={styles.group}>
          <div className={styles.head}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <ul className={styles.cards}>
            {cards.map((service) => (
              <Card key={service.title}>
                <h4>
                  <Icon name={service.icon} /> {service.title}
                </h4>
                <p>{service.excerpt}</p>
              </Card>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

export const fragments = graphql`
  fragment MarketingGroup on DigitalMarketingPageGroups {
    title
    text
    cards {
      title
      icon
      excerpt(length: 300)
    }
  }
`;
