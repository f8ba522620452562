import { useMemo } from 'react';
import type { SafeFaq } from '../../live/faqs';
import { linesOfHtml } from '../../live/words';
import type { Find, Findable } from '../../search/finder';
import { Once } from '../../shared/once';
import { useLate } from '../../shared/use-late';
import { search } from './view';

interface Found {
  /** Those whose title holds the text come first (R-FAQ-06), then those that only the search finds. */
  found: readonly SafeFaq[];
  /** Ids of questions that were found by their answers. */
  inAnswer: ReadonlySet<string>;
  /** Whether no question has every word that was typed, so that these have some of them, or words like them. */
  isNear: boolean;
  /** Whether nothing more can be found, so that the specified words for nothing may be said (R-FAQ-07). */
  isSettled: boolean;
  /** Called when somebody is about to type. */
  want: () => void;
}

/** In characters: fewer stand somewhere in every answer. */
const shortest = 3;

/** What a search finds among the questions that are shown, which may be newer than the build. */
export function useFound(faqs: readonly SafeFaq[], query: string): Found {
  const { value: finder, isSettled, want } = useLate(finderModule, query);
  const finds = useMemo(() => finder && findersOf(faqs, finder.finderOf), [faqs, finder]);
  return useMemo(() => {
    const inTitle = search(faqs, query);
    const all = query.trim().length < shortest ? undefined : finds?.all(query);
    const more = (all?.ids ?? []).flatMap((id) => faqs.filter((faq) => faq.id === id && !inTitle.includes(faq)));
    const byTitle = finds?.titles(query);
    const titled = new Set(byTitle?.isPartial ? [] : byTitle?.ids);
    // Of a part of the words nobody knows where it stands.
    const answering = all?.isPartial ? [] : more.filter(({ id }) => !titled.has(id));
    return {
      found: [...inTitle, ...more],
      inAnswer: new Set(answering.map(({ id }) => id)),
      isNear: inTitle.length === 0 && (all?.isPartial === true || all?.isNear === true),
      isSettled,
      want,
    };
  }, [faqs, query, finds, isSettled, want]);
}

const finderModule = new Once(() => import('../../search/site-finder'));

interface Finds {
  titles: Find;
  all: Find;
}

function findersOf(faqs: readonly SafeFaq[], finderOf: (entries: readonly Findable[]) => Find): Finds {
  const entries = faqs.map(({ id, title, description }) => ({
    id,
    title,
    words: '',
    text: linesOfHtml(description).join('\n'),
  }));
  return { titles: finderOf(entries.map((entry) => ({ ...entry, text: '' }))), all: finderOf(entries) };
}
