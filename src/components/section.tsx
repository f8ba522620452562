import type { ReactNode } from 'react';
import * as styles from './section.module.css';

type Tone = 'plain' | 'tint' | 'dark';

const tones: Record<Tone, string> = { plain: styles.plain, tint: styles.tint, dark: styles.dark };

/** Class for a dark place that is no section of full width. */
export const darkTone: string = styles.dark;

interface SectionProps {
  children: ReactNode;
  tone?: Tone;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
}

/** A full-width band whose content keeps to the page's width. */
export function Section({ children, tone = 'plain', labelledBy, id }: SectionProps) {
  return (
    <section className={`later ${styles.section} ${tones[tone]}`} aria-labelledby={labelledBy} id={id}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | null;
}

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {text ? <p>{text}</p> : null}
    </div>
  );
}
