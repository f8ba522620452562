import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import * as styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  /** Stands above the title: a breadcrumb. */
  before?: ReactNode;
  text?: string | null;
  link: { readonly label: string; readonly to: string };
  /** Stands beside the words; under them on a narrow screen. */
  children: ReactNode;
}

/** The head of a page that sells something: its only h1 and the next step, beside what speaks for it. */
export function PageHero({ title, before, text, link, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div>
        {before}
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
      {children}
    </div>
  );
}
