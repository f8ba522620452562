import { Link } from 'gatsby';
import { extras } from '../contract/extras';
import { useCompany } from '../site/use-company';
import * as styles from './consent.module.css';

/** The consent of every form, in the specified words; never ticked beforehand (R-FORM-12). */
export function Consent({ id }: { id: string }) {
  const { name } = useCompany();
  return (
    <div className={styles.consent}>
      <input type="checkbox" id={id} name={extras.consent} value="yes" required />
      <label htmlFor={id}>
        I agree to receive other communications from {name} for more information check our{' '}
        <Link to="/privacy">privacy policy</Link>
      </label>
    </div>
  );
}
