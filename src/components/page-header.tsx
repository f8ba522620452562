import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  text?: string | null;
  /** Stands above the title: a breadcrumb. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: its only h1. */
export function PageHeader({ title, text, before, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {before}
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
