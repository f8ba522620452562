import { Link } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './button.module.css';

type Look = 'primary' | 'accent' | 'outline';

const looks: Record<Look, string> = {
  primary: styles.primary,
  accent: styles.accent,
  outline: styles.outline,
};

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
}

export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${looks[look]}`} />;
}

interface ButtonLinkProps {
  to: string;
  look?: Look;
  children: ReactNode;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function ButtonLink({ look = 'primary', ...link }: ButtonLinkProps) {
  return <Link {...link} className={`${styles.button} ${looks[look]}`} />;
}
