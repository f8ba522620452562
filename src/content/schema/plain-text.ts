import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { markdownIn } from './markdown';
import { misreadIn } from './misread';

/** Says what is wrong with a text, and what to do. */
type Judge = (text: string) => string | undefined;

/** Refuses what plain text cannot say: it would stand on the page as it is typed, or was lost on the way here. */
export const plainText = refusing(
  html,
  entity,
  (text) => markdown(text, 'plain'),
  lost,
  unwritten,
  misread,
  tab,
  unfinished,
);

/** The same for a title with any signs: `<` and `&` may be meant. */
export const titleText = refusing(
  (text) => markdown(text, 'plain'),
  lost,
  unwrittenAmongOthers,
  misread,
  tab,
  unfinished,
);

/** Says what is wrong with a text that may hold HTML, apart from that. */
export const slipIn = firstOf((text) => markdown(text, 'html'), lost, unwritten, misread, tabBehindWords, unfinished);

function refusing(...judges: Judge[]) {
  const judge = firstOf(...judges);
  return (text: string, context: z.RefinementCtx): void => {
    const message = judge(text);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

function firstOf(...judges: Judge[]): Judge {
  return (text) => {
    for (const judge of judges) {
      const message = judge(text);
      if (message) return message;
    }
    return undefined;
  };
}

function html(text: string): string | undefined {
  return /<\/?[a-z!]/i.test(text) ? 'must be plain text: HTML is shown as it is typed' : undefined;
}

function entity(text: string): string | undefined {
  const [found] = (text.match(/&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/gi) ?? []).filter(isEntity);
  return found && `has "${found}", which is shown as it is typed: write the sign itself`;
}

/** Whether HTML has a sign of that name: in "T&Cs;" it has none. */
function isEntity(name: string): boolean {
  return sanitizeHtml(name) !== name.replace('&', '&amp;');
}

function markdown(text: string, as: 'plain' | 'html'): string | undefined {
  const { found, meant } = markdownIn(text, as) ?? {};
  return found && `has "${found}": Markdown is shown as it is typed, so write "${meant}"`;
}

function lost(text: string): string | undefined {
  return text.includes('\ufffd') ? 'has a letter that was lost, which shows as \ufffd: type it again' : undefined;
}

/**
 * Words of which each letter became a question mark: an encoding without the letters of Bangla has saved them. Behind a
 * word and whatever ends one, question marks are what they are.
 */
function unwritten(text: string): string | undefined {
  const [found] = lostWords.exec(text) ?? [];
  return (
    found &&
    `has "${found}" where words were: an encoding without their letters ("ANSI") has lost them, so type them again and save as UTF-8`
  );
}

/** Where a word may begin: behind a blank or what opens something, an element as well, but no end of a line. */
const lostWords = /(?<=^|[\s([{“‘«‹]|(?:^|[\s([{>])["']|<(?!br\b)[a-z][^<>]*>)(?:\?{3,}|\?{2,}[\s-]\?{2,})/i;

/** A title without a letter is refused as such. */
function unwrittenAmongOthers(text: string): string | undefined {
  return /[\p{L}\d]/u.test(text) ? unwritten(text) : undefined;
}

function misread(text: string): string | undefined {
  const { word, meant } = misreadIn(text) ?? {};
  const hint = meant === undefined ? '' : `; you may have meant "${meant}"`;
  return word && `has "${word}", which was saved in the wrong encoding: type it again${hint}`;
}

function tab(text: string): string | undefined {
  return text.includes('\t') ? 'has a tab: put a blank in its place' : undefined;
}

/** What stands for words that somebody wanted to write later. */
function unfinished(text: string): string | undefined {
  const [found] =
    /\blorem ipsum\b|\[(?:insert|enter|add|your|type)\b[^\][]*\]/i.exec(text) ??
    /\b(?:TODO|FIXME|TBD|TBC|XXX|xxx)\b/.exec(text) ??
    [];
  return found && `has "${found}", which holds a place for words that are still to come: write them`;
}

/** One that sets HTML in is no part of its words. */
function tabBehindWords(text: string): string | undefined {
  return /[^\s>]\t/.test(text) ? tab(text) : undefined;
}
