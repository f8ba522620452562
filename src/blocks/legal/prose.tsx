import { Fragment } from 'react';

interface ProseProps {
  texts: readonly string[];
  /** Takes the place of {email}. */
  email: string;
}

/** Paragraphs in which `{email}` is the company's address, so that the address stands in one file only. */
export function Prose({ texts, email }: ProseProps) {
  return texts.map((text) => (
    <p key={text}>
      {text.split('{email}').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
        <Fragment key={index}>
          {index > 0 ? <a href={`mailto:${email}`}>{email}</a> : null}
          {part}
        </Fragment>
      ))}
    </p>
  ));
}
