import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { Link } from '../../components/link';
import { goesWithForm } from '../../shared/request-place';
import * as styles from './order-rules.module.css';

/** What a buyer should know before ordering, above the form that orders. */
export function OrderRules({ words: { rulesBefore, rules } }: { words: Queries.OrderRulesWordsFragment }) {
  return (
    <p {...goesWithForm} className={styles.rules}>
      {rulesBefore}{' '}
      {rules.map(({ label, to }, index) => (
        <Fragment key={to}>
          <span className="whole">
            <Link to={to}>{label}</Link>
            {index < rules.length - 1 ? ',' : '.'}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

export const fragments = graphql`
  fragment OrderRulesWords on HostingPageOrderPage {
    rulesBefore
    rules {
      label
      to
    }
  }
`;
