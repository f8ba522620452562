import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFromStart } from '../../components/focus-from-start';
import { Notice, NoticeHeading } from '../../components/notice';
import type { FormDefinition } from '../../contract/form-definition';
import type { FieldError } from '../../contract/submission';
import { keptSentence } from './ways';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** How often the form was sent: once more makes the summary speak again. */
  attempts: number;
  form: FormDefinition;
  idPrefix: string;
  /** The chosen files. */
  files: readonly File[];
  /** The other ways to send it, after a sentence that begins so. */
  ways: (beginning: string) => ReactNode;
}

/**
 * Lists what must be put right and takes the focus after each attempt; each line leads to its field. What the form has
 * no field for nobody can put right here, so then the other ways to reach us stand below.
 */
export function ErrorSummary({ errors, attempts, form, idPrefix, files, ways }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a trigger
  useEffect(() => {
    if (isShown) focusFromStart(heading.current);
  }, [isShown, attempts]);
  if (!isShown) return null;

  const isField = ({ field }: FieldError) => form.fields.some(({ name }) => name === field);
  const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  return (
    <Notice role="alert" look="bad">
      <NoticeHeading ref={heading}>
        {errors.some(isField) ? 'Please check these fields. Nothing was lost.' : 'Your request was not accepted'}
      </NoticeHeading>
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            {isField(error) ? (
              <a href={`#${idPrefix}-${error.field}`} onClick={focusField}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
      {errors.every(isField) ? null : (
        <>
          <p>This form has no field for that. {keptSentence(files)}</p>
          {ways('Please send')}
        </>
      )}
    </Notice>
  );
}
