import { useEffect, useId, useRef } from 'react';
import { useBack } from '../shared/use-back';
import { Button } from './button';
import * as styles from './confirm-close.module.css';
import { focusWaiting } from './focus-from-start';

interface ConfirmCloseProps {
  warning: string;
  onStay: () => void;
  onClose: () => void;
}

/**
 * Asks whether to close a dialog all the same. A dialog of its own on top, so that the browser keeps the focus in it.
 */
export function ConfirmClose({ warning, onStay, onClose }: ConfirmCloseProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // It goes unanswered as well, when what it asks about is over.
    return focusWaiting;
  }, []);
  useBack(true, () => dialog.current?.close());

  function close() {
    // This one first: while it is open, the focus cannot go back to what opened the dialog below.
    dialog.current?.close();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.confirm}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-warning`}
      onClose={onStay}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Close this window?
      </h2>
      <p id={`${id}-warning`}>{warning}</p>
      <div className={styles.choices}>
        <Button onClick={() => dialog.current?.close()}>Stay</Button>
        <Button look="outline" onClick={close}>
          Close it
        </Button>
      </div>
    </dialog>
  );
}
