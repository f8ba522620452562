import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';
import { darkTone } from './section';

interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** Stands above the title: a breadcrumb. */
  before?: ReactNode;
  children?: ReactNode;
  /** Lays it on a band of dark cloth. */
  isDark?: boolean;
}

/** The head of an inner page: its only h1. */
export function PageHeader({ title, text, before, children, isDark = false }: PageHeaderProps) {
  const header = (
    <div className={styles.header}>
      {before}
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
  return isDark ? <div className={`${darkTone} ${styles.band}`}>{header}</div> : header;
}
