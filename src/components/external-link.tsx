import type { ReactNode } from 'react';
import { Icon } from './icon';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** Leaves out the arrow where it would only repeat itself, as in a row of social links. */
  plain?: boolean;
}

/** A link to another site: opens in a new tab and says so (R-ROLE-04). */
export function ExternalLink({ href, children, className, plain = false }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {plain ? null : <Icon name="external-link" size={0.9} />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
