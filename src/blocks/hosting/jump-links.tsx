import { graphql } from 'gatsby';
import { grouped } from '../../shared/hosting';
import * as styles from './jump-links.module.css';

/** The way to each group, with its lowest price. */
export function JumpLinks({ groups }: { groups: readonly Queries.JumpGroupFragment[] }) {
  return (
    <ul className={styles.links}>
      {groups.map(({ slug, title, period, plans }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a> from ৳{grouped(Math.min(...plans.map(({ price }) => price)))} / {period}
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment JumpGroup on HostingGroup {
    slug
    title
    period
    plans {
      price
    }
  }
`;
