import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './loose-end.module.css';

interface LooseEndProps {
  words: { readonly title: string; readonly text: string | null };
  picture: string;
  /** The ways on. */
  children: ReactNode;
}

/** The whole page of an address that leads nowhere: a thread that has come loose, and below it the ways on. */
export function LooseEnd({ words, picture, children }: LooseEndProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Words for this address, which are fewer, come once a script is there: by then a finger may aim at what is below.
    if (heading.current) heading.current.style.minHeight = `${heading.current.getBoundingClientRect().height}px`;
  }, []);
  return (
    <div className={styles.page}>
      <img src={picture} alt="" width="600" height="240" />
      <div ref={heading} className={styles.heading}>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
      </div>
      {children}
    </div>
  );
}
