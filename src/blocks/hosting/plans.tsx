import { graphql } from 'gatsby';
import { PageHeader } from '../../components/page-header';
import { grouped } from '../../contract/taka';
import { PlanTable } from './plan-table';
import * as styles from './plans.module.css';

interface PlansProps {
  groups: readonly Queries.PlanGroupFragment[];
  words: Queries.PlansWordsFragment;
}

/** Every group of plans, below the way to each with its lowest price. */
export function Plans({ groups, words }: PlansProps) {
  return (
    <>
      <PageHeader title={words.heading.title} text={words.heading.text}>
        <ul className={styles.links}>
          {groups.map(({ slug, title, period, plans }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a> from ৳{grouped(Math.min(...plans.map(({ price }) => price)))} / {period}
            </li>
          ))}
        </ul>
      </PageHeader>
      <div className={styles.plans}>
        {groups.map((group) => (
          <PlanTable key={group.slug} group={group} words={words} />
        ))}
      </div>
    </>
  );
}

export const fragments = graphql`
  fragment PlansWords on HostingPage {
    heading {
      title
      text
    }
    ...PlanTableWords
  }
`;
