import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** In pixels: twice the real size of a screen. */
const widest = 2880;

/** Of the picture that two fingers have enlarged; without it, it has its real size. */
const property = '--pinched';

interface Pinch {
  frame: HTMLElement;
  picture: HTMLElement;
  /** In pixels, when the fingers came: how far apart they were, and how wide the picture. */
  apart: number;
  width: number;
  /** How wide it is as a whole. */
  whole: number;
}

/**
 * Two fingers enlarge the picture on which they lie, as people expect, and what lies between them stays there. The
 * browser's own way would enlarge the buttons too, and push them off the screen.
 *
 * @param row whose children each hold a picture, and scroll it while it is large
 * @param setLarge shows the picture as large or as a whole
 */
export function usePinch(row: RefObject<HTMLElement>, isLarge: boolean, setLarge: (isLarge: boolean) => void): void {
  const latest = useRef(isLarge);
  latest.current = isLarge;

  useEffect(() => {
    if (isLarge) return;
    for (const frame of row.current?.querySelectorAll<HTMLElement>('li') ?? []) frame.style.removeProperty(property);
  }, [row, isLarge]);

  useEffect(() => {
    const { current } = row;
    if (!current) return;
    let pinch: Pinch | undefined;

    function begin(event: TouchEvent): void {
      const [one, other] = event.touches;
      const frame = event.target instanceof Element ? event.target.closest('li') : null;
      const picture = frame?.querySelector<HTMLElement>('img:last-of-type');
      if (!one || !other || !frame || !picture) return;
      event.preventDefault();
      const { width } = picture.getBoundingClientRect();
      pinch = { frame, picture, width, apart: distance(one, other), whole: Math.min(width, frame.clientWidth) };
      frame.style.setProperty(property, `${width}px`);
      if (!latest.current) flushSync(() => setLarge(true));
    }

    function move(event: TouchEvent): void {
      const [one, other] = event.touches;
      if (!pinch || !one || !other) return;
      event.preventDefault();
      const { frame, picture, width, apart, whole } = pinch;
      const [x, y] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
      const before = picture.getBoundingClientRect();
      const wanted = Math.min(Math.max((width * distance(one, other)) / apart, whole), widest);
      frame.style.setProperty(property, `${wanted}px`);
      const after = picture.getBoundingClientRect();
      const scale = after.width / before.width;
      frame.scrollBy({
        left: after.left - x + (x - before.left) * scale,
        top: after.top - y + (y - before.top) * scale,
        behavior: 'instant',
      });
    }

    function end({ touches }: TouchEvent): void {
      if (!pinch || touches.length > 1) return;
      const { picture, whole } = pinch;
      pinch = undefined;
      if (picture.getBoundingClientRect().width <= whole + 1) setLarge(false);
    }

    current.addEventListener('touchstart', begin, { passive: false });
    current.addEventListener('touchmove', move, { passive: false });
    current.addEventListener('touchend', end);
    current.addEventListener('touchcancel', end);
    return () => {
      current.removeEventListener('touchstart', begin);
      current.removeEventListener('touchmove', move);
      current.removeEventListener('touchend', end);
      current.removeEventListener('touchcancel', end);
    };
  }, [row, setLarge]);
}

function distance(one: Touch, other: Touch): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

/** Whether two fingers have enlarged it, so that it lies where they want it. */
export function isPinched(frame: HTMLElement): boolean {
  return frame.style.getPropertyValue(property) !== '';
}
