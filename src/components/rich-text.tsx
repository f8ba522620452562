import type { SafeHtml } from '../contract/rich-text';
import * as styles from './rich-text.module.css';

/** A text of a job or a question, with its HTML. What no sanitiser has seen does not compile (reliability X1). */
export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the sanitisers only
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
