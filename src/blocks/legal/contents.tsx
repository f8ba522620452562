import { useEffect, useState } from 'react';
import * as styles from './contents.module.css';

interface ContentsProps {
  entries: readonly { id: string; title: string }[];
}

export function Contents({ entries }: ContentsProps) {
  const current = useCurrentSection(entries);
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <ol className={styles.entries}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Id of the last section whose heading has passed the upper part of the window. */
function useCurrentSection(entries: ContentsProps['entries']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const passed = entries.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1)?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [entries]);
  return current;
}
