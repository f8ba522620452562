import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles how tall the news below the header is, as `--news`: scrolling stops below it. */
export function useNewsHeight(news: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = news.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => style.setProperty('--news', `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--news');
    };
  }, [news]);
}
