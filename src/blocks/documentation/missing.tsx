import { graphql } from 'gatsby';
import { LinkRow } from '../../components/link-row';
import * as styles from './missing.module.css';

interface MissingProps {
  words: Queries.MissingManualFragment;
  /** The first of them, and how many there are. */
  missing: { readonly totalCount: number; readonly nodes: readonly { readonly title: string }[] };
}

/** The products without a manual, by name, for readers who were led here from one of them. */
export function Missing({ words, missing: { nodes, totalCount } }: MissingProps) {
  if (totalCount === 0) return null;
  const others = totalCount - nodes.length;
  return (
    <aside className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {nodes.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
        {others > 0 ? <li>and {others} more</li> : null}
      </ul>
      <LinkRow links={words.links} />
    </aside>
  );
}

export const fragments = graphql`
  fragment MissingManual on DocumentationPageMissing {
    title
    text
    links {
      label
      to
    }
  }
`;
