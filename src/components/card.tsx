import type { ReactNode } from 'react';
import * as styles from './card.module.css';
import { ExternalLink } from './external-link';
import { Link } from './link';

interface CardProps {
  children: ReactNode;
  /** Class for what lies on the card. */
  className?: string;
}

/** An item of a list as a raised card; when it holds one card link, the whole card is that link's target. */
export function Card({ children, className }: CardProps) {
  return <li className={`later sewn ${styles.card} ${className ?? ''}`.trimEnd()}>{children}</li>;
}

interface CardLinkProps {
  to: string;
  children: ReactNode;
}

export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}

interface ExternalCardLinkProps {
  href: string;
  children: ReactNode;
}

/** To another site; without an arrow, since on a card the words stand alone. */
export function ExternalCardLink({ href, children }: ExternalCardLinkProps) {
  return (
    <ExternalLink href={href} plain className={styles.link}>
      {children}
    </ExternalLink>
  );
}
