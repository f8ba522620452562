import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import type { SafeHtml } from '../contract/rich-text';
import { isPlainClick } from '../shared/plain-click';
import * as styles from './rich-text.module.css';

/** A text of a job or a question, with its HTML. What no sanitiser has seen does not compile (reliability X1). */
export function RichText({ html }: { html: SafeHtml }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links do the work, this only hears of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the sanitisers only
    <div className={styles.text} onClick={followInPlace} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** A link to a page of this site leads there as all others do, without a full load. Files are not pages. */
function followInPlace(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlainClick(event)) return;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin || pathname.includes('.')) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}
