import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as styles from './button.module.css';
import { ExternalLink } from './external-link';
import { Link } from './link';

type Look = 'primary' | 'accent' | 'outline';

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
}

export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classesOf(look)} />;
}

interface ButtonLinkProps {
  /** A path of this site, or `#id` for a place on this page, whose address then keeps its query. */
  to: string;
  look?: Look;
  children: ReactNode;
  /** Answers a plain click in place; while the page sleeps, the click waits (src/waker/held-clicks.ts). */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function ButtonLink({ look = 'primary', to, children, onClick }: ButtonLinkProps) {
  const shared = { className: classesOf(look), children, ...(onClick && { onClick, 'data-in-place': '' }) };
  return to.startsWith('#') ? <a {...shared} href={to} /> : <Link {...shared} to={to} />;
}

interface ExternalButtonLinkProps {
  href: string;
  look?: Look;
  children: ReactNode;
}

/** A link to another site that looks like a button. */
export function ExternalButtonLink({ look = 'primary', ...link }: ExternalButtonLinkProps) {
  return <ExternalLink {...link} className={classesOf(look)} />;
}

const looks: Record<Look, string> = {
  primary: styles.primary,
  accent: styles.accent,
  outline: styles.outline,
};

function classesOf(look: Look): string {
  return `${styles.button} ${looks[look]}`;
}
