/** What tells of a click before it is one. */
const intents = ['mouseover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches a page as soon as a finger or a mouse is on its link, or the focus is: by the time of the click most of it is
 * there. A page whose link is only in sight is not fetched, because most of those are never opened.
 */
export function fetchPagesAhead(): void {
  for (const intent of intents) document.addEventListener(intent, fetchAhead, { passive: true });
}

function fetchAhead({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !leadsToOtherPage(link)) return;
  // A focus only passes by as a rule, which is no reason for somebody's last megabytes.
  if (type === 'focusin' && savesData()) return;
  window.___loader?.hovering(link.pathname);
}

/** And not to a file, a dialog, or a place on this page. */
function leadsToOtherPage({ origin, pathname, dataset, target }: HTMLAnchorElement): boolean {
  const here = window.location;
  if (origin !== here.origin || pathname === here.pathname) return false;
  return dataset.inPlace === undefined && target === '' && !/\.\w+$/.test(pathname);
}

function savesData(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
