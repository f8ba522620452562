import { networks } from '../contract/networks';
import { ExternalLink } from './external-link';
import * as styles from './social-links.module.css';

interface SocialLinksProps {
  links: readonly { readonly network: string; readonly url: string | null }[];
}

const names: Readonly<Record<string, string>> = networks;

/** Profiles on other sites, by name; the ones without an address are left out (R-PROD-14). */
export function SocialLinks({ links }: SocialLinksProps) {
  const present = links.flatMap(({ network, url }) => (url ? [{ network, url }] : []));
  if (present.length === 0) return null;
  return (
    <ul className={styles.list}>
      {present.map(({ network, url }) => (
        <li key={network}>
          <ExternalLink href={url} plain>
            {names[network] ?? network}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
