/**
 * Runs inside the page and names what a reviewer would see first: text that is cut off, text that leaves its box or
 * the picture. An element that is meant to run out of the picture carries `data-bleed`.
 */
export function faults(): string[] {
  const found: string[] = [];
  const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement;
  for (const element of Array.from(document.querySelectorAll('body *'))) {
    if (element.closest('[data-bleed]')) continue;
    const own = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const box = element.getBoundingClientRect();
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${words}"`;
    if (own && (box.right > 1440.5 || box.bottom > 900.5 || box.left < -0.5 || box.top < -0.5))
      found.push(`outside the picture: ${name}`);
    if (!isHtml(element)) continue;
    const hides = getComputedStyle(element).overflow !== 'visible';
    if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut off at the side: ${name}`);
    if (hides && element.scrollHeight > element.clientHeight + 1) found.push(`cut off below: ${name}`);
    if (own && !hides && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      found.push(`wider than its box: ${name}`);
    const parent = element.parentElement?.getBoundingClientRect();
    if (
      own &&
      parent &&
      (box.right > parent.right + 1.5 || box.bottom > parent.bottom + 4) &&
      getComputedStyle(element).position === 'static'
    ) {
      found.push(`leaves its box: ${name}`);
    }
  }
  const words = Array.from(document.querySelectorAll('body *')).flatMap((element) =>
    element.closest('[data-bleed]')
      ? []
      : Array.from(element.childNodes).flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
          const range = document.createRange();
          range.selectNodeContents(node);
          return Array.from(range.getClientRects(), (box) => ({ box, text: (node.textContent ?? '').trim() }));
        }),
  );
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of one paragraph overlap by their leading; only a deep overlap is one text on top of another.
      if (across > 3 && down > Math.min(one.box.height, other.box.height) * 0.45)
        found.push(`"${one.text}" lies on "${other.text}"`);
    }
  }
  return found.slice(0, 12);
}
