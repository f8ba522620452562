import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { orderPath } from '../../contract/paths';
import { grouped } from '../../contract/taka';
import { OrderBy } from './order-by';
import * as styles from './plan-table.module.css';

interface PlanTableProps {
  group: Queries.PlanGroupFragment;
  words: Queries.PlanTableWordsFragment;
}

/** The plans of a group as a table; on a phone each row is a card that names its own figures (R-HOST-01..13). */
export function PlanTable({ group: { slug, title, text, period, included, plans }, words }: PlanTableProps) {
  return (
    <Section labelledBy={slug}>
      <div className={styles.head}>
        <div>
          <h2 id={slug}>{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          <h3>{words.includedTitle}</h3>
          <ul className={styles.included}>
            {included.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={1} /> {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Price</th>
            {plans[0]?.features.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Server</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <Row key={plan.slug} plan={plan} period={period} words={words} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  plan: Queries.PlanGroupFragment['plans'][number];
  period: string;
  words: Queries.PlanTableWordsFragment;
}

function Row({ plan, period, words }: RowProps) {
  const { slug, name, forWhom, location, price, highlighted, features } = plan;
  return (
    <tr className={highlighted ? styles.highlighted : undefined}>
      <th scope="row">
        {highlighted ? <span className={styles.suggested}>{words.suggested}</span> : null}
        <span className={styles.name}>{name}</span>
        <span className={styles.forWhom}>{forWhom}</span>
      </th>
      <td>
        <span className={styles.label}>Price</span>
        <span>
          <strong className={styles.price}>৳{grouped(price)}</strong> / {period}
        </span>
      </td>
      {features.map(({ label, amount, unit }) => (
        <td key={label}>
          <span className={styles.label}>{label}</span>
          <span>
            <span className={styles.amount}>{grouped(amount)}</span> {unit}
          </span>
        </td>
      ))}
      <td>
        <span className={styles.label}>Server</span>
        {location}
      </td>
      <td className={styles.order}>
        <ButtonLink to={orderPath(slug)} look={highlighted ? 'primary' : 'outline'}>
          {words.order}
          <span className="visually-hidden"> {name}</span>
        </ButtonLink>
        <OrderBy plan={plan} period={period} words={words} />
      </td>
    </tr>
  );
}

export const fragments = graphql`
  fragment PlanTableWords on HostingPage {
    includedTitle
    suggested
    order
    ...OrderByWords
  }
  fragment PlanGroup on HostingGroup {
    slug
    title
    text
    period
    included
    plans {
      slug
      name
      forWhom
      location
      price
      highlighted
      features {
        label
        amount
        unit
      }
    }
  }
`;
