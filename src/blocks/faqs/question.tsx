import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon';
import { RichText } from '../../components/rich-text';
import { anchorOf } from '../../contract/faqs';
import type { SafeFaq } from '../../live/faqs';
import * as styles from './question.module.css';

interface QuestionProps {
  faq: SafeFaq;
  isShown: boolean;
  /** Whether the address points at it: then it is open. */
  isTarget: boolean;
  isAlone: boolean;
  /** In place of an answer that is empty. */
  unanswered: string;
}

/** A question whose answer opens by itself, without a script (R-FAQ-05). */
export function Question({ faq, isShown, isTarget, isAlone, unanswered }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isTarget), [isTarget]);
  return (
    <details
      id={anchorOf(faq)}
      className={isAlone ? `${styles.question} ${styles.alone}` : styles.question}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      hidden={!isShown}
      data-shown-without-script
    >
      <summary>
        {faq.title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.answer}>
        {faq.description === '' ? <div>{unanswered}</div> : <RichText html={faq.description} />}
      </div>
    </details>
  );
}
