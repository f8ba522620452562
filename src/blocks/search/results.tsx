import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Link } from '../../components/link';
import * as styles from './results.module.css';
import type { Found } from './site-search';

interface ResultsProps {
  found: readonly Found[];
  words: Queries.SearchBoxFragment;
  /** Whether they come without the sentences that were found. */
  areShort: boolean;
  /** Undefined where all are shown. */
  onMore: (() => void) | undefined;
}

/** What was found, the best first. Whoever asks for more goes on with the first that was not there. */
export function Results({ found, words, areShort, onMore }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>();
  const count = found.length;
  useEffect(() => {
    if (before.current === undefined || before.current >= count) return;
    list.current?.querySelectorAll<HTMLAnchorElement>('li a')[before.current]?.focus();
    before.current = undefined;
  }, [count]);

  const more = () => {
    before.current = count;
    onMore?.();
  };
  return (
    <>
      <ul ref={list} className={styles.results}>
        {found.map((one) => (
          <Result key={`${one.to} ${one.title}`} found={one} kind={words.kinds[one.kind]} isShort={areShort} />
        ))}
      </ul>
      {onMore ? (
        <Button look="outline" onClick={more}>
          {words.more}
        </Button>
      ) : null}
    </>
  );
}

interface ResultProps {
  found: Found;
  kind: string;
  isShort: boolean;
}

function Result({ found, kind, isShort }: ResultProps) {
  const { title, to, excerpt } = found;
  return (
    <li className={styles.result}>
      <Link to={to}>{title}</Link>
      <span className={styles.kind}>{kind}</span>
      {!isShort && excerpt.length > 0 ? (
        <p className={styles.excerpt}>
          {excerpt.map(({ text, isFound }, place) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
            return isFound ? <mark key={place}>{text}</mark> : text;
          })}
        </p>
      ) : null}
    </li>
  );
}
