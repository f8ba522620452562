import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './tabs.module.css';

export interface Tab {
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the set for people who cannot see it. */
  label: string;
  tabs: readonly Tab[];
}

/**
 * Tabs by the ARIA Authoring Practices pattern with automatic activation: arrows, Home and End move. Every panel stays
 * in the HTML; on paper and without JavaScript all of them are shown, each under its label (see the noscript style in
 * gatsby-ssr).
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const tabAt = (index: number) => list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[index];

  // A tab that was pressed before the script came has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const pressed = tabs.findIndex((_, index) => tabAt(index) === document.activeElement);
    if (pressed >= 0) setActive(pressed);
  }, []);

  function select(index: number) {
    setActive(index);
    tabAt(index)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, active, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={onKeyDown} data-needs-script>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
          className={styles.panel}
        >
          <div hidden data-shown-without-script className={styles.label}>
            {tab.label}
          </div>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function targetOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count;
  if (key === 'ArrowLeft') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
