import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { figureOf } from '../../shared/hosting';
import { goesWithForm } from '../../shared/request-place';
import { OrderBy } from './order-by';
import * as styles from './ordered-plan.module.css';

interface OrderedPlanProps {
  plan: Queries.OrderedPlanFragment;
  group: { readonly period: string; readonly included: readonly string[] };
  words: Queries.OrderedPlanWordsFragment;
}

/** What somebody is about to order, with the ways back to the other plans and past the form. */
export function OrderedPlan({ plan, group, words }: OrderedPlanProps) {
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan">{words.orderPage.planTitle}</h2>
      <ul className={styles.list}>
        {[...plan.features.map(figureOf), ...group.included].map((feature) => (
          <li key={feature}>
            <Icon name="check" size={1} /> {feature}
          </li>
        ))}
      </ul>
      <div {...goesWithForm}>
        <OrderBy plan={plan} period={group.period} words={words} before={words.orderPage.orderBy} />
      </div>
      <p className={styles.others}>
        <Link to="/hosting">{words.orderPage.others}</Link>
      </p>
    </section>
  );
}

export const fragments = graphql`
  fragment OrderedPlanWords on HostingPage {
    orderPage {
      planTitle
      orderBy
      others
    }
    ...OrderByWords
  }
  fragment OrderedPlan on HostingGroupPlans {
    name
    price
    forWhom
    features {
      label
      amount
      unit
    }
  }
`;
