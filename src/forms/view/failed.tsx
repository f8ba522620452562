import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { focusFromStart } from '../../components/focus-from-start';
import { Notice, NoticeHeading } from '../../components/notice';
import { maxFileBytes } from '../../contract/attachment';
import { refusalFor } from '../../contract/refusals';
import { backend } from '../sending/current-backend';
import type { Failure } from '../sending/outcome';
import { keptSentence } from './ways';

interface FailedProps {
  failure: Failure;
  /** The chosen files. */
  files: readonly File[];
  onRetry: () => void;
  /** The other ways to send it, after a sentence that begins so. */
  ways: (beginning: string) => ReactNode;
}

/**
 * Nothing is lost: the form keeps its values, can be sent again where that may help, or goes out by phone, WhatsApp or
 * e-mail (R-FORM-06). The heading takes the focus.
 */
export function Failed({ failure, files, onRetry, ways }: FailedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusFromStart(title.current), []);
  const { heading, explanation, remedy } = refusalFor(failure.reason, {
    ...failure,
    hasFile: files.length > 0,
    fits: files.every(({ size }) => size <= maxFileBytes),
  });
  return (
    <Notice role="alert" look="bad">
      <NoticeHeading ref={title}>{heading}</NoticeHeading>
      <p>
        {explanation}
        {failure.isOpen ? backend.countsOnce : ''} {keptSentence(files)}
      </p>
      {remedy === 'again' ? (
        <p>
          <Button onClick={onRetry}>Retry</Button>
        </p>
      ) : null}
      {ways(remedy === 'elsewhere' ? 'Please send' : 'Or send')}
    </Notice>
  );
}
