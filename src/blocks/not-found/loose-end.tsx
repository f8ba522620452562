import type { ReactNode } from 'react';
import * as styles from './loose-end.module.css';

interface LooseEndProps {
  words: { readonly title: string; readonly text: string | null };
  picture: string;
  /** The ways on. */
  children: ReactNode;
}

/** The whole page of an address that leads nowhere: a thread that has come loose, and below it the ways on. */
export function LooseEnd({ words, picture, children }: LooseEndProps) {
  return (
    <div className={styles.page}>
      <img src={picture} alt="" width="600" height="240" />
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      {children}
    </div>
  );
}
