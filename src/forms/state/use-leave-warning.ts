import { useEffect } from 'react';
import { useCloseGuard } from '../../components/close-guard';

/** What a visitor would lose by leaving now. Text is not among it: the draft brings it back. */
interface AtStake {
  /** A notice on other pages, and on this one when its dialog has closed, says that it was sent and is not stored. */
  isAnnounced: boolean;
  /** It was sent, and goes on or can be sent again without its form, which keeps all of it. */
  isUnsettled: boolean;
  /** Sending, or waiting for a connection. */
  isUnderWay: boolean;
  files: Record<string, File>;
  /** Whether the browser keeps the draft. */
  isKept: boolean;
}

/** In milliseconds: for so long after a call or a letter was begun, Chromium takes that for leaving the page. */
const moment = 500;

/**
 * Warns before a dialog with this form is closed, or the page is left, with something that would be lost (R-JOIN-09).
 * There is no warning about a draft that is kept, since people learn to click away warnings about nothing.
 */
export function useLeaveWarning(atStake: AtStake): void {
  const { isAnnounced, isUnsettled, isUnderWay, files, isKept } = atStake;
  const [file] = Object.values(files);
  // A form that a notice names closes with its dialog, unless it holds a file that nothing else does.
  useCloseGuard(wordsFor(atStake, file), isAnnounced && (isUnsettled || !file));

  const mayLose = isUnderWay || file !== undefined || !isKept;
  useEffect(() => {
    if (!mayLose) return;
    // Browsers show words of their own. Only while needed: a page that listens cannot be kept for the way back.
    const warn = (event: BeforeUnloadEvent) => {
      if (Date.now() - handedOn > moment) event.preventDefault();
    };
    let handedOn = 0;
    const note = ({ target }: MouseEvent) => {
      // What is clicked may stand within the link, such as an icon.
      if (target instanceof Element && target.closest('[href^="tel:"], [href^="mailto:"]')) handedOn = Date.now();
    };
    window.addEventListener('click', note);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('click', note);
      window.removeEventListener('beforeunload', warn);
    };
  }, [mayLose]);
}

function wordsFor({ isUnsettled, isUnderWay, isKept }: AtStake, file: File | undefined): string | null {
  if (isUnderWay) return 'It goes on being sent without this window, and this page will say whether it has arrived.';
  if (isUnsettled) return null;
  if (!isKept) {
    return 'It has not been sent yet, and your browser lets us keep nothing: all of it is gone when you leave this page.';
  }
  if (!file) return null;
  return `It has not been sent yet. What you typed is kept for this visit, but ${file.name} only until you leave this page.`;
}
