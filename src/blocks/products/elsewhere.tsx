import { Fragment } from 'react';
import { Link } from '../../components/link';
import { industryPath } from '../../contract/paths';
import * as styles from './elsewhere.module.css';

/** The first of the products that the grid of all leaves out, and how many they are. */
export interface Hidden {
  readonly totalCount: number;
  readonly nodes: readonly { readonly title: string; readonly industries: readonly string[] }[];
}

interface ElsewhereProps {
  /** With `{count}` for their number. */
  words: string;
  hidden: Hidden;
  industries: readonly Queries.CatalogueIndustryFragment[];
}

/**
 * Where the products are that the grid of all leaves out (R-PROD-06), so that it makes up their number: each by its
 * name, or where they are too many for that, their industries.
 */
export function Elsewhere({ words, hidden: { nodes, totalCount }, industries }: ElsewhereProps) {
  if (totalCount === 0) return null;
  const named = nodes.flatMap(({ title, industries: [first] }) => {
    const industry = industries.find(({ slug }) => slug === first);
    return industry ? [{ label: `${title} (${industry.title})`, to: industryPath(industry.slug) }] : [];
  });
  const all = industries.map(({ slug, title }) => ({ label: title, to: industryPath(slug) }));
  return (
    <p className={styles.elsewhere}>
      {words.replace('{count}', String(totalCount))}{' '}
      {(nodes.length === totalCount ? named : all).map(({ label, to }, index) => (
        <Fragment key={label}>
          {index > 0 ? ', ' : ''}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}
