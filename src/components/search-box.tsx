import { useEffect, useId, useRef } from 'react';
import { Icon } from './icon';
import * as styles from './search-box.module.css';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script arrived counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== value) onChange(early);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <div role="search">
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
    </div>
  );
}
