import { type DragEvent, type InputHTMLAttributes, useRef, useState } from 'react';
import { acceptedFiles, sizeInWords } from '../../contract/attachment';
import { listOf } from '../state/read-form';
import * as styles from './file-control.module.css';

export interface FileState {
  chosen?: File | undefined;
  /** Name of a file that was chosen before the page was loaded anew. */
  lostName?: string | undefined;
}

interface FileControlProps extends InputHTMLAttributes<HTMLInputElement> {
  state: FileState;
}

/** The browser's own control, which works without a script; with one, it says what is chosen, and takes a drop. */
export function FileControl({ state: { chosen, lostName }, ...shared }: FileControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file || !input.current || input.current.matches(':disabled')) return;
    input.current.files = listOf(file);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is a second way for those who use a mouse
    <div
      className={`${styles.box} ${isOver ? styles.over : ''}`}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...shared}
        ref={input}
        type="file"
        accept={acceptedFiles}
        className={`${styles.input} ${chosen ? styles.named : ''}`}
      />
      <p role="status" className={styles.chosen}>
        {chosen ? `${chosen.name}, ${sizeInWords(chosen.size)}` : lostSentence(lostName)}
      </p>
      {chosen ? (
        <button type="button" className={styles.remove} onClick={remove}>
          Remove<span className="visually-hidden"> {chosen.name}</span>
        </button>
      ) : null}
    </div>
  );
}

function lostSentence(name: string | undefined): string {
  return name ? `Please choose ${name} again: what you typed was kept, but a browser does not keep files.` : '';
}
