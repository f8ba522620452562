import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as styles from './combobox.module.css';
import { Icon } from './icon';
import { useEarlyText } from './use-early-text';

export interface Hint {
  id: string;
  label: string;
  /** Stands behind the label and says why this is a hint. */
  note?: string | undefined;
}

interface ComboboxProps {
  label: string;
  /** Label of the button that empties the box. */
  clearLabel: string;
  value: string;
  hints: readonly Hint[];
  onChange: (value: string) => void;
  onPick: (hint: Hint) => void;
  /** Called when somebody is about to type. */
  onFocus?: () => void;
}

/**
 * A search box with hints, by the ARIA Authoring Practices pattern "editable combobox with list autocomplete": arrows
 * move, Enter picks, Escape first closes the hints and then empties the box. The focus stays in the box.
 */
export function Combobox({ label, clearLabel, value, hints, onChange, onPick, onFocus }: ComboboxProps) {
  const id = useId();
  const input = useEarlyText(value, onChange);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shows = isOpen && hints.length > 0;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function type(text: string) {
    setActive(-1);
    setOpen(true);
    onChange(text);
  }

  function pick(hint: Hint | undefined) {
    setOpen(false);
    setActive(-1);
    if (hint) onPick(hint);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, as in Bangla input methods, keys belong to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pick(hints[active]);
    else if (event.key === 'Escape' && shows) setOpen(false);
    else if (event.key === 'Escape') type('');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(neighbour(shows ? active : -1, event.key === 'ArrowDown' ? 1 : -1, hints.length));
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <div role="search" className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          className={styles.input}
          value={value}
          placeholder={label}
          aria-expanded={shows}
          aria-controls={`${id}-hints`}
          aria-autocomplete="list"
          aria-activedescendant={shows && hints[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onFocus={onFocus}
          onBlur={() => pick(undefined)}
        />
        {value === '' ? null : (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearLabel}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      <div ref={list} id={`${id}-hints`} role="listbox" aria-label={label} className={styles.hints} hidden={!shows}>
        {hints.map((hint, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and hears the keys
          <div
            key={hint.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The box must keep the focus, or the hints would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(hint)}
          >
            {hint.label}
            {hint.note ? <span className={styles.note}> {hint.note}</span> : null}
          </div>
        ))}
      </div>
    </div>
  );
}

/** From no hint (-1), down leads to the first and up to the last; beyond the ends it leads back to the box. */
function neighbour(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
