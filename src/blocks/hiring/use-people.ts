import { useCallback, useRef, useState } from 'react';
import type { FormContents } from '../../forms/state/read-form';
import { peopleIn, withPeople } from './people-line';

interface People {
  /** As many as the message asks for; another object where the slider is to go back to that. */
  asked: { readonly people: number | undefined };
  /** Writes another number into the message. */
  choose: (people: number) => void;
  /** Hears what the form holds. */
  hear: (held: FormContents, form: HTMLFormElement) => void;
}

/**
 * How many people the visitor needs, which stands in the message of the form and nowhere else: what the slider shows,
 * what can be read and edited, and what is sent are one, after a reload as well.
 */
export function usePeople(label: string): People {
  const form = useRef<HTMLFormElement>();
  const [asked, setAsked] = useState<People['asked']>({ people: undefined });

  const hear = useCallback(
    ({ values }: FormContents, element: HTMLFormElement) => {
      form.current = element;
      const people = peopleIn(values.comment ?? '', label);
      // The same number is no news: somebody may be moving the slider.
      setAsked((before) => (before.people === people ? before : { people }));
    },
    [label],
  );

  const choose = useCallback(
    (people: number) => {
      const message = form.current?.elements.namedItem('comment');
      if (!(message instanceof HTMLTextAreaElement)) return;
      // What is on its way stays what it is, and the slider goes back to that.
      if (message.matches(':disabled')) setAsked((before) => ({ ...before }));
      else {
        message.value = withPeople(message.value, label, people);
        message.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [label],
  );

  return { asked, choose, hear };
}
