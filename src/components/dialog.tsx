import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './dialog.module.css';
import { Icon } from './icon';

interface DialogProps {
  isOpen: boolean;
  /** Called for every way of closing: the button, Esc and a click beside the dialog. */
  onClose: () => void;
  /** Names the dialog for people who cannot see it. */
  label: string;
  children: ReactNode;
}

/**
 * A modal over the native `<dialog>`, which traps focus, closes on Esc and gives focus back to where it was.
 * Children are mounted when it first opens and then kept, so that closing loses nothing.
 */
export function Dialog({ isOpen, onClose, label, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
    if (isOpen) setWasOpened(true);
    document.documentElement.classList.toggle(styles.locked, isOpen);
    return () => document.documentElement.classList.remove(styles.locked);
  }, [isOpen]);

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, natively
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose} onClick={closeBeside}>
      <div className={styles.body}>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
        {wasOpened || isOpen ? children : null}
      </div>
    </dialog>
  );
}
