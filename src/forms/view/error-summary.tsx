import { type ReactNode, useEffect, useRef } from 'react';
import { focusFromStart } from '../../components/focus-from-start';
import { Notice, NoticeHeading } from '../../components/notice';
import type { FieldDefinition, FormDefinition } from '../../contract/form-definition';
import type { FieldError } from '../../contract/submission';
import { nameOf } from '../state/missing';
import { FieldLink } from './field-link';
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
 * Lists what must be put right and takes the focus after each attempt; each line names its field and leads there. What
 * the form has no field for nobody can put right here, so then the other ways to reach us stand below.
 */
export function ErrorSummary({ errors, attempts, form, idPrefix, files, ways }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a trigger
  useEffect(() => {
    if (isShown) focusFromStart(heading.current);
  }, [isShown, attempts]);
  if (!isShown) return null;

  const fieldOf = ({ field }: FieldError) => form.fields.find(({ name }) => name === field);
  return (
    <Notice role="alert" look="bad">
      <NoticeHeading ref={heading}>
        {errors.some(fieldOf) ? 'Please check these fields. Nothing was lost.' : 'Your request was not accepted'}
      </NoticeHeading>
      <ul>
        {errors.map((error) => {
          const field = fieldOf(error);
          return (
            <li key={error.field}>
              {field ? (
                <FieldLink id={`${idPrefix}-${field.name}`}>{withName(field, error.message)}</FieldLink>
              ) : (
                error.message
              )}
            </li>
          );
        })}
      </ul>
      {errors.every(fieldOf) ? null : (
        <>
          <p>This form has no field for that. {keptSentence(files)}</p>
          {ways('Please send')}
        </>
      )}
    </Notice>
  );
}

/** Most words name their field: "Enter your name". Those of a file, or of another backend, may not. */
function withName(field: FieldDefinition, message: string): string {
  const isNamed = message.toLowerCase().includes(nameOf(field).toLowerCase());
  return isNamed ? message : `${nameOf(field)}: ${message}`;
}
