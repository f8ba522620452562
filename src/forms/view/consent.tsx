import { Link } from '../../components/link';
import { consentWords } from '../../contract/consent';
import { useCompany } from '../../shared/use-company';
import { backend } from '../sending/current-backend';
import * as styles from './consent.module.css';

/**
 * The consent of every form; never ticked beforehand (R-FORM-12). A submission implies it (R-FORM-13), so another
 * backend, which does not know the field, is not sent it: a control without a name stays here.
 */
export function Consent({ id }: { id: string }) {
  const { name } = useCompany();
  const { text, link } = consentWords(name);
  return (
    <div className={styles.consent} data-field>
      <input type="checkbox" id={id} name={backend.extraFields?.consent} value="yes" required />
      <label htmlFor={id}>
        {text} {/* In a new tab, since a file that has been chosen would not survive leaving the page. */}
        <Link to="/privacy" target="_blank" rel="noopener">
          {link}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      </label>
    </div>
  );
}
