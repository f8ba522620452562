import type { z } from 'zod';

/** What would stand on the page as it is typed, or was lost on the way here, and what to do. */
const faults: readonly [sign: RegExp, message: (found: string) => string][] = [
  [/<\/?[a-z!]/i, () => 'must be plain text: HTML is shown as it is typed'],
  [
    /&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i,
    (found) => `has "${found}", which is shown as it is typed: write the sign itself`,
  ],
  [/\*\*|__|`|\]\(|^#{1,6} /, (found) => `has "${found.trim()}": Markdown is shown as it is typed, so leave it out`],
  [/\ufffd/, () => 'has a letter that was lost, which shows as \ufffd: type it again'],
  [
    /â€|Ã[\u0080-\u00bf]|à¦|à§/,
    (found) => `has "${found}", which was another letter before it was saved in the wrong encoding: type it again`,
  ],
  [/\t/, () => 'has a tab: put a blank in its place'],
];

/** Refuses what plain text cannot say. */
export function plainText(text: string, context: z.RefinementCtx): void {
  for (const [sign, message] of faults) {
    const [found] = sign.exec(text) ?? [];
    if (found === undefined) continue;
    context.addIssue({ code: 'custom', message: message(found) });
    return;
  }
}
