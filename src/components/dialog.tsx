import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useBack } from '../shared/use-back';
import { CloseGuard, unguarded } from './close-guard';
import { ConfirmClose } from './confirm-close';
import * as styles from './dialog.module.css';
import { Icon } from './icon';

interface DialogProps {
  isOpen: boolean;
  /** Called for every way of closing: the button, Esc, Back and a click beside the dialog. */
  onClose: () => void;
  /** Names the dialog for people who cannot see it. */
  label: string;
  /** Takes the whole window, as a phone's dialogs do. */
  full?: boolean;
  children: ReactNode;
}

/**
 * A modal over the native `<dialog>`, which traps focus, closes on Esc and gives focus back to where it was.
 * Children are mounted when it first opens and then kept, so that closing loses nothing, unless they do what goes on
 * without them; what would be lost all the same they report with `useCloseGuard`, and the dialog asks before it closes.
 */
export function Dialog({ isOpen, onClose, label, full = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [{ warning, goesOn }, setGuard] = useState(unguarded);
  const [isAsking, setAsking] = useState(false);
  const pressed = useRef<EventTarget | null>(null);

  useEffect(() => {
    // First, because whichever comes second finds the whole page's styles computed, and has them computed again.
    document.documentElement.classList.toggle(styles.locked, isOpen);
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
    if (isOpen) setWasOpened(true);
    else setAsking(false);
    if (!isOpen && goesOn) setWasOpened(false);
    return () => document.documentElement.classList.remove(styles.locked);
  }, [isOpen, goesOn]);

  function askToClose() {
    if (warning === null) onClose();
    else setAsking(true);
  }
  useBack(isOpen, askToClose);

  /** Whoever double-clicks on what opens it means to open it, wherever the second click lands. */
  function closeByClick({ detail: clicks }: MouseEvent) {
    if (clicks < 2) askToClose();
  }

  /** Whoever selects text may let go beside it. */
  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current && pressed.current === dialog.current) closeByClick(event);
  }

  function closeByKey(event: SyntheticEvent) {
    if (event.target !== dialog.current || warning === null) return;
    event.preventDefault();
    setAsking(true);
  }

  // React passes the event of the question on top up to here as well.
  function hasClosed(event: SyntheticEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, natively
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${full ? styles.full : ''}`}
      aria-label={label}
      onCancel={closeByKey}
      onClose={hasClosed}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeBeside}
    >
      <div className={styles.body}>
        <div className={styles.bar}>
          <button type="button" className={styles.close} onClick={closeByClick}>
            <Icon name="x" />
            <span className="visually-hidden">Close</span>
          </button>
        </div>
        <CloseGuard.Provider value={setGuard}>{wasOpened || isOpen ? children : null}</CloseGuard.Provider>
      </div>
      {isAsking && warning !== null ? (
        <ConfirmClose warning={warning} onStay={() => setAsking(false)} onClose={onClose} />
      ) : null}
    </dialog>
  );
}
