import { ExternalLink } from '../components/external-link';
import { Link } from '../components/link';
import { useDemoDialog } from '../shared/demo-dialog-context';
import { type Company, useCompany } from '../shared/use-company';

export interface NavigationEntry {
  readonly label: string;
  readonly to: string | null;
  readonly external?: string | null;
}

/**
 * A menu entry as a list item; the link to the demo page says what this page is about, and an address that is not
 * configured is left out (R-SHELL-03, R-SHELL-15).
 */
export function Entry({ entry }: { entry: NavigationEntry }) {
  const { links } = useCompany();
  const { address } = useDemoDialog();
  if (entry.to) {
    return (
      <li>
        <Link to={entry.to === '/schedule-a-demo' ? address : entry.to}>{entry.label}</Link>
      </li>
    );
  }
  const href = externalAddress(links, entry.external ?? null);
  return href ? (
    <li>
      <ExternalLink href={href}>{entry.label}</ExternalLink>
    </li>
  ) : null;
}

/** The address that `external` names in site.json; null while it is not set. */
function externalAddress(links: Company['links'], name: string | null): string | null {
  const addresses: Record<string, string | null> = { ...links };
  return name ? (addresses[name] ?? null) : null;
}
