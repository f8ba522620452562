import { useEffect, useState } from 'react';
import { ExternalLink } from '../../components/external-link';
import { Icon } from '../../components/icon';
import { mailLink } from '../../contract/contact-links';
import * as styles from './share.module.css';

interface ShareProps {
  title: string;
  /** Full address of the job's page. */
  url: string;
}

/** Ways to pass a job on and to print it (R-JOIN-11). The links work without a script; the buttons need one. */
export function Share({ title, url }: ShareProps) {
  const [canShare, setCanShare] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => setCanShare('share' in navigator), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('The link is copied.');
    } catch {
      setSaid(`Your browser does not let us copy. The link is ${url}`);
    }
  }

  function share() {
    // Who closes the sheet of the phone has decided so: nothing is to be said about it.
    navigator.share({ title, url }).catch(() => {});
  }

  return (
    <div className={styles.share}>
      <ul className={styles.row} aria-label="Share this position">
        {canShare ? (
          <li>
            <button type="button" className={styles.way} onClick={share}>
              <Icon name="share-2" /> Share
            </button>
          </li>
        ) : null}
        <li data-needs-script>
          <button type="button" className={styles.way} onClick={copy}>
            <Icon name="link" /> Copy link
          </button>
        </li>
        {sharingLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href} plain className={styles.way}>
              {name}
            </ExternalLink>
          </li>
        ))}
        <li>
          <a href={mailLink('', title, url)} className={styles.way}>
            Email
          </a>
        </li>
        <li data-needs-script>
          <button type="button" className={styles.way} onClick={() => window.print()}>
            <Icon name="printer" /> Print
          </button>
        </li>
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

/** Sites where a job can be passed on. Plain addresses: nothing of those sites is loaded (reliability X5). */
function sharingLinks(title: string, url: string): { name: string; href: string }[] {
  const address = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
