import { type RefObject, useEffect, useRef } from 'react';
import { clearPart } from '../shared/clear-part';

/** In pixels. */
const gap = 12;

/**
 * For the part of a page that answers a question, as a filter or a search asks it: when that changes, and for whoever
 * comes with one in the address, its beginning is moved into view, above whatever stands at the foot of the window. The
 * focus stays where it is, and so does the box that is typed into.
 *
 * @param question what is asked now; empty for nothing
 * @param isThere whether it is answered yet
 */
export function useAnswerInView(question: string, isThere: boolean): RefObject<HTMLDivElement> {
  const answer = useRef<HTMLDivElement>(null);
  const answered = useRef('');
  /** Whoever comes back was further down already. */
  const isBack = useRef(false);

  useEffect(() => {
    isBack.current = window.location.search !== '' && window.scrollY > 0;
  }, []);
  useEffect(() => {
    if (!isThere || answered.current === question) return;
    answered.current = question;
    if (question !== '' && !isBack.current && answer.current) showBeginning(answer.current);
    isBack.current = false;
  }, [question, isThere]);

  return answer;
}

/** Moves the page no further than needed. */
function showBeginning(answer: HTMLElement): void {
  const box = answer.getBoundingClientRect();
  const { top, bottom } = clearPart(box);
  const wanted = Math.min(box.height, (bottom - top) / 2);
  const below = box.top + wanted + gap - bottom;
  // Whoever reads on in a list that has changed stays there, as long as there is enough of it.
  if (box.bottom - wanted < top) window.scrollBy({ top: box.top - top - gap });
  else if (below > 0) window.scrollBy({ top: Math.min(below, roomAboveTyping(top)) });
}

/** How far the page can move before the box that is typed into is out of sight. */
function roomAboveTyping(top: number): number {
  const { activeElement: box } = document;
  if (!(box instanceof HTMLInputElement)) return Number.POSITIVE_INFINITY;
  return Math.max(0, box.getBoundingClientRect().top - top - gap);
}
