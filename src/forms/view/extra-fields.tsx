import { backend } from '../sending/current-backend';
import * as styles from './extra-fields.module.css';

/** What our own backend gets when no script sends the form; another backend gets exactly the specified fields. */
export function ExtraFields({ page }: { page: string }) {
  const { extraFields } = backend;
  if (!extraFields) return null;
  return (
    <>
      <Trap name={extraFields.trap} />
      <input type="hidden" name={extraFields.page} value={page} />
    </>
  );
}

/** A field no person sees or reaches; programs that fill in everything mark themselves with it (R-FORM-17). */
function Trap({ name }: { name: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
