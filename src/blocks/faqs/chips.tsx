import { Link } from '../../components/link';
import type { SafeFaq } from '../../live/faqs';
import * as styles from './chips.module.css';
import { categoriesOf, categoryPath, chosenCategory, type View } from './view';

interface ChipsProps {
  words: { readonly label: string; readonly all: string };
  faqs: readonly SafeFaq[];
  view: View;
}

/** One subject is chosen at a time; each is a link, so that it can be shared and gone back to (R-FAQ-02). */
export function Chips({ words, faqs, view }: ChipsProps) {
  // What is typed is looked for in all of them.
  const chosen = view.query.trim() === '' ? chosenCategory(faqs, view) : undefined;
  return (
    <nav aria-label={words.label}>
      <ul className={styles.chips}>
        <Chip to="/faqs" label={words.all} isChosen={chosen === undefined} />
        {categoriesOf(faqs).map((category) => (
          <Chip key={category} to={categoryPath(category)} label={category} isChosen={category === chosen} />
        ))}
      </ul>
    </nav>
  );
}

function Chip({ to, label, isChosen }: { to: string; label: string; isChosen: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={isChosen ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  );
}
