import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/button';
import { anchorOf, everything } from '../../contract/faqs';
import type { SafeFaq } from '../../live/faqs';
import { Question } from './question';
import * as styles from './questions.module.css';
import { categoriesOf, type View } from './view';

interface QuestionsProps {
  faqs: readonly SafeFaq[];
  shown: ReadonlySet<string>;
  view: View;
  showAll: string;
  /** Stands in place of an answer that is empty. */
  unanswered: string;
}

/**
 * Questions by subject, the important ones first (R-FAQ-04). What is not shown is hidden, and seen without a script.
 */
export function Questions({ faqs, shown, view, showAll, unanswered }: QuestionsProps) {
  const target = faqs.find(({ id }) => id === view.target);
  const anchor = target && anchorOf(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the address asks for a question
  useEffect(() => {
    const question = anchor ? document.getElementById(anchor) : null;
    question?.scrollIntoView();
    // Whoever picked it in the search box reads on here, and a phone puts its keyboard away.
    if (document.activeElement?.getAttribute('role') === 'combobox')
      question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [anchor, view]);

  // Whoever asked for all goes on with the first that was not there: the button that had the focus is gone.
  const before = useRef<ReadonlySet<string>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address has what was asked for
  useEffect(() => {
    if (view.category !== everything || !before.current) return;
    const added = inOrder(faqs).find(({ id }) => !before.current?.has(id));
    before.current = undefined;
    if (added) document.getElementById(anchorOf(added))?.querySelector('summary')?.focus();
  }, [view]);

  const isStart = view.query.trim() === '' && view.category === '' && shown.size < faqs.length;
  return (
    <>
      {categoriesOf(faqs).map((category) => {
        const members = byPriority(faqs.filter((faq) => faq.category === category));
        return (
          <section
            key={category}
            className={styles.subject}
            aria-label={category}
            hidden={!members.some(({ id }) => shown.has(id))}
            data-shown-without-script
          >
            <h2>{category}</h2>
            <div className={styles.thread}>
              {members.map((faq) => (
                <Question
                  key={faq.id}
                  faq={faq}
                  unanswered={unanswered}
                  isShown={shown.has(faq.id)}
                  isTarget={faq.id === view.target}
                  isAlone={shown.size === 1}
                />
              ))}
            </div>
          </section>
        );
      })}
      {isStart ? (
        <p className={styles.more} data-needs-script>
          <ButtonLink
            to={`/faqs?category=${everything}`}
            look="outline"
            onClick={() => {
              before.current = shown;
            }}
          >
            {showAll} ({faqs.length})
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

/** As they stand on the page. */
function inOrder(faqs: readonly SafeFaq[]): SafeFaq[] {
  return categoriesOf(faqs).flatMap((category) => byPriority(faqs.filter((faq) => faq.category === category)));
}

function byPriority(faqs: readonly SafeFaq[]): SafeFaq[] {
  return [...faqs.filter(({ isHigh }) => isHigh), ...faqs.filter(({ isHigh }) => !isHigh)];
}
