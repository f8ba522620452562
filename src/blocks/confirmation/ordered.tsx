import { graphql } from 'gatsby';
import { OrderedWords } from '../../components/ordered-words';
import { orderedPlanId } from '../../contract/paths';
import { planSummary } from '../../shared/hosting';
import * as styles from './ordered.module.css';

/** Names every plan; seen is the one that the address of the page ends with, so that no script is needed for it. */
export function Ordered({ groups }: { groups: readonly Queries.OrderedGroupFragment[] }) {
  return (
    <>
      {groups.flatMap(({ period, plans }) =>
        plans.map((plan) => (
          <p key={plan.slug} id={orderedPlanId(plan.slug)} className={styles.ordered}>
            <OrderedWords summary={planSummary(plan, period)} />
          </p>
        )),
      )}
    </>
  );
}

export const fragments = graphql`
  fragment OrderedGroup on HostingGroup {
    period
    plans {
      slug
      name
      price
    }
  }
`;
