import type { InputHTMLAttributes } from 'react';
import type { Option } from '../../contract/form-definition';
import { mostShown } from '../../contract/long-lists';
import { nameKey } from '../../contract/name-key';

interface SearchedChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  /** None until they have come. */
  options: readonly Option[];
  typed: string;
}

/**
 * A choice from a list that is too long to be shown: its name is typed, and the browser offers those that have as much
 * in them. Without a script it is a line of text, of which the server knows what is meant. It has no `autocomplete`,
 * since after `off` browsers that go back to the page do not fill in again what was typed.
 */
export function SearchedChoice({ options, typed, ...input }: SearchedChoiceProps) {
  const wanted = nameKey(typed);
  // What is there whole is not offered again: browsers would open the list once more for it.
  const isOffered = ({ label }: Option) => label !== typed && nameKey(label).includes(wanted);
  const offered = options.filter(isOffered).slice(0, mostShown);
  return (
    <>
      <input {...input} type="text" list={`${input.id}-list`} />
      <datalist id={`${input.id}-list`}>
        {offered.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  );
}
