import { graphql, navigate } from 'gatsby';
import { Combobox } from '../../components/combobox';
import { LinkRow } from '../../components/link-row';
import { useAnswerInView } from '../../components/use-answer-in-view';
import { everything, faqList } from '../../contract/faqs';
import { liveMarks } from '../../live/marks';
import { askAddress } from '../../shared/ask-address';
import { Chips } from './chips';
import * as styles from './faqs.module.css';
import { Freshness } from './freshness';
import { Questions } from './questions';
import { useFaqs } from './use-faqs';
import { useFound } from './use-found';
import { useView } from './use-view';
import { chosenCategory, resultPath, shownIds, type View } from './view';

interface FaqsProps {
  words: Queries.FaqWordsFragment;
  questions: readonly Queries.FaqQuestionFragment[];
  location: { readonly search: string; readonly hash: string; readonly key?: string | undefined };
}

/** The search, the subjects and the questions (R-FAQ). All questions stand in the HTML; the view hides some of them. */
export function Faqs({ words, questions, location }: FaqsProps) {
  const live = useFaqs(questions);
  const { view, setQuery } = useView(location);
  const { faqs } = live;
  const { found, inAnswer, isNear, isSettled, want } = useFound(faqs, view.query);
  const shown = shownIds(faqs, view, found);
  const query = view.query.trim();
  const isMissing = query !== '' && found.length === 0;
  // Of one question, the question itself is shown; and where there is none, what says so.
  const answer = useAnswerInView(
    view.target === '' && !isMissing ? query || view.category : '',
    view.query === '' || isSettled,
  );
  const nothingFound = isSettled ? words.search.nothingFound : words.search.searching;
  const everywhere = chosenCategory(faqs, view) && view.target === '' ? ` ${words.search.everywhere}` : '';
  return (
    <>
      <div className={styles.band}>
        <div className={styles.inner}>
          <h1>{words.heading.title}</h1>
          {faqs.length > 0 ? (
            <>
              <div data-needs-script className={styles.search}>
                <Combobox
                  label={words.search.label}
                  clearLabel={words.search.clear}
                  value={view.query}
                  hints={found.map(({ id, title }) => ({
                    id,
                    label: title,
                    note: inAnswer.has(id) ? words.search.inAnswer : undefined,
                  }))}
                  onChange={setQuery}
                  onPick={({ id, label }) => navigate(resultPath({ id, title: label }, view.category))}
                  onFocus={want}
                />
                <p role="status" className={styles.status}>
                  {statusOf(view, shown.size, found.length, chosenCategory(faqs, view), nothingFound)}
                  {found.length > 0 && query !== '' ? everywhere : ''}
                  {isNear && found.length > 0 ? `. ${words.search.partlyFound}` : ''}
                </p>
                {isSettled && isMissing ? (
                  <>
                    <LinkRow links={waysOn(query, words.search)} />
                    <p>{words.search.instead}</p>
                  </>
                ) : null}
              </div>
              <div data-needs-script>
                <Chips words={words.chips} faqs={faqs} view={view} />
              </div>
            </>
          ) : null}
        </div>
      </div>
      <div ref={answer} {...liveMarks(faqList.path)} className={styles.body}>
        <Freshness live={live} words={{ ...words.failure, none: words.missing.questions }} />
        <Questions
          faqs={faqs}
          shown={shown}
          view={view}
          showAll={words.chips.showAll}
          unanswered={words.missing.answer}
        />
      </div>
    </>
  );
}

function statusOf(view: View, shown: number, found: number, category: string | undefined, none: string): string {
  const questions = shown === 1 ? '1 question' : `${shown} questions`;
  if (view.query.trim() !== '') return found === 0 ? none : `${questions} matching “${view.query.trim()}”`;
  if (category) return `${questions} about ${category}`;
  return view.category === everything
    ? questions
    : shown === 1
      ? 'The question we are asked most'
      : `The ${questions} we are asked most`;
}

function waysOn(query: string, { elsewhere, ask }: Queries.FaqWordsFragment['search']) {
  return [
    { label: elsewhere, to: `/search?q=${encodeURIComponent(query)}` },
    { label: ask, to: askAddress(query) },
  ];
}

export const fragments = graphql`
  fragment FaqWords on FaqsPage {
    heading {
      title
    }
    search {
      label
      clear
      inAnswer
      searching
      everywhere
      partlyFound
      nothingFound
      instead
      elsewhere
      ask
    }
    chips {
      label
      all
      showAll
    }
    missing {
      questions
      answer
    }
    failure {
      text
      empty
      retry
    }
  }
  fragment FaqQuestion on Faq {
    jsonId
    title
    description
    category
    priority
  }
`;
