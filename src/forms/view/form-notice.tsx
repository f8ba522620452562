import type { ReactNode } from 'react';
import { Notice } from '../../components/notice';
import { keptSentence } from './ways';

interface FormNoticeProps {
  /** Empty while there is none. */
  words: string;
  /** The chosen files. */
  files: readonly File[];
  /** The other ways to send it, after a sentence that begins so. */
  ways: (beginning: string) => ReactNode;
}

/**
 * What a visitor should know before sending, or while it takes unusually long. It stands where the visitor is, and is
 * heard without taking the focus; its place is there from the start, so that its arrival is announced.
 */
export function FormNotice({ words, files, ways }: FormNoticeProps) {
  return (
    <div role="status">
      {words ? (
        <Notice look="hint">
          <p>
            {words} {keptSentence(files)}
          </p>
          {ways('Or send')}
        </Notice>
      ) : null}
    </div>
  );
}
