import { ExternalLink } from '../../components/external-link';
import { Link } from '../../components/link';
import * as styles from './index-list.module.css';

/** A line of the index: a page of this site or an address elsewhere. */
export interface IndexEntry {
  label: string;
  to?: string;
  href?: string;
}

interface IndexListProps {
  entries: readonly IndexEntry[];
  /** How many entries at the top stand outside the alphabet; all of them, unless it is given. */
  first?: number;
}

/** A page of a book's index: the entry, a stitched leader and where it is; letters stand in the margin. */
export function IndexList({ entries, first = entries.length }: IndexListProps) {
  return (
    <ul className={`${styles.index} ${first < entries.length ? styles.lettered : ''}`}>
      {entries.map((entry, index) => (
        <li key={entry.label}>
          <span className={styles.letter} aria-hidden="true">
            {letterOf(entries, index, first)}
          </span>
          <EntryLink entry={entry} />
          <span className={styles.place} aria-hidden="true">
            {entry.to ?? entry.href?.replace('https://', '')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry: { label, to, href } }: { entry: IndexEntry }) {
  if (to) return <Link to={to}>{label}</Link>;
  return href ? <ExternalLink href={href}>{label}</ExternalLink> : null;
}

/** The initial, where it differs from that of the entry before. */
function letterOf(entries: readonly IndexEntry[], index: number, first: number): string {
  const initial = entries[index]?.label.charAt(0) ?? '';
  if (index < first) return '';
  return index > first && entries[index - 1]?.label.charAt(0) === initial ? '' : initial;
}
