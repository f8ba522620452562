import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';
import * as styles from './search-box.module.css';
import { useEarlyText } from './use-early-text';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when somebody is about to type. */
  onFocus?: () => void;
  /** Whether whoever comes to the page comes to type. */
  takesFocus?: boolean | undefined;
  /** Whether the page has filled it in: whoever turns to it puts something else in the place of that. */
  isGuess?: boolean;
}

export function SearchBox({ label, value, onChange, onFocus, takesFocus = false, isGuess = false }: SearchBoxProps) {
  const id = useId();
  const input = useEarlyText(value, onChange);
  const hadFocus = useRef(false);
  useEffect(() => {
    // After the router, which gives the focus to the whole page. Whoever has gone to another part of it stays there.
    if (takesFocus)
      window.requestAnimationFrame(() => {
        if (document.activeElement?.contains(input.current)) input.current?.focus();
      });
  }, [takesFocus, input]);

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
          onFocus={onFocus}
          onPointerDown={(event) => {
            hadFocus.current = document.activeElement === event.currentTarget;
          }}
          // By then the pointer has put the caret somewhere. Whoever is there already mends a letter.
          onClick={(event) => isGuess && !hadFocus.current && event.currentTarget.select()}
          // biome-ignore lint/a11y/noAutofocus: whoever comes to this page comes to type, also before a script is there
          autoFocus={takesFocus}
          autoComplete="off"
          enterKeyHint="search"
        />
        {isGuess && value !== '' && <GuessSelection key={value} box={input} />}
      </div>
    </div>
  );
}

/** Selects what the page has filled in behind somebody who had turned to the box already. */
function GuessSelection({ box }: { box: RefObject<HTMLInputElement> }) {
  // Not later: a letter typed meanwhile would be selected too. React warns of a layout effect that it meets in making
  // HTML, so it stands in a component that no HTML has: a page is built without a guess.
  useLayoutEffect(() => {
    if (document.activeElement === box.current) box.current?.select();
  }, [box]);
  return null;
}
