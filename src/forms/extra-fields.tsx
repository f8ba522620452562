import { extras } from '../contract/extras';
import { apiMode } from '../live/api';
import * as styles from './lead-form.module.css';

/** What a form tells our own backend when no script sends it; another backend gets exactly the specified fields. */
export function ExtraFields({ page }: { page: string }) {
  if (apiMode === 'contract') return null;
  return (
    <>
      <Trap />
      <input type="hidden" name={extras.page} value={page} />
    </>
  );
}

/** A field no person sees or reaches; programs that fill in everything mark themselves with it (R-FORM-17). */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={extras.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
