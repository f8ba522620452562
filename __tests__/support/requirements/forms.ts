import { type Expectation, find, unless } from './expectation';
import { nameOf, wordsOf } from './words';

/** The form sends exactly these fields, beside the consent and what our own backend adds. */
export function fields(...names: readonly string[]): Expectation {
  return {
    says: `fields ${names.join(', ')}`,
    faults: (parts) => {
      const found = controlsIn(parts).map(({ name }) => name);
      return unless([...found].sort().join() === [...names].sort().join(), found);
    },
  };
}

/** Exactly these fields are required, beside the consent. */
export function required(...names: readonly string[]): Expectation {
  return {
    says: `required ${names.join(', ')}`,
    faults: (parts) => {
      const found = controlsIn(parts)
        .filter((control) => control.required)
        .map(({ name }) => name);
      return unless([...found].sort().join() === [...names].sort().join(), found);
    },
  };
}

/** A field with a visible label. */
export function labelled(label: string, name: string): Expectation {
  return {
    says: `field "${label}" named ${name}`,
    faults: (parts) => {
      const found = controlsIn(parts).map((control) => [nameOf(control), control.name]);
      return unless(
        found.some((entry) => entry.join('|') === `${label}|${name}`),
        found,
      );
    },
  };
}

/** What a choice offers, as [value, label], in this order; the hidden entry that says to select is no choice. */
export function options(name: string, ...entries: readonly (readonly [value: string, label: string])[]): Expectation {
  return {
    says: `choice ${name} of ${entries.map(([value]) => value).join(', ')}`,
    faults: (parts) => {
      const found = choicesOf(parts, name);
      return unless(JSON.stringify(found) === JSON.stringify(entries), found);
    },
  };
}

/** These values can be chosen, among others. */
export function optionsAmong(
  name: string,
  ...entries: readonly (readonly [value: string, label: string])[]
): Expectation {
  return {
    says: `choice ${name} with ${entries.map(([value]) => value).join(', ')}`,
    faults: (parts) => {
      const found = choicesOf(parts, name).map((entry) => entry.join('|'));
      return unless(
        entries.every((entry) => found.includes(entry.join('|'))),
        found,
      );
    },
  };
}

/** A choice whose entries are sorted by what is read, behind those that stand `first`. */
export function sortedOptions(name: string, atLeast: number, ...first: string[]): Expectation {
  return {
    says: `choice ${name} sorted${first.map((label) => ` behind ${label}`).join('')}, with ${atLeast} entries at least`,
    faults: (parts) => {
      const all = choicesOf(parts, name).map(([, label]) => label ?? '');
      if (all.slice(0, first.length).join() !== first.join()) return all;
      const found = all.slice(first.length);
      const sorted = [...found].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare);
      return unless(found.length >= atLeast && found.join() === sorted.join(), found);
    },
  };
}

/** A button that sends the form. */
export function submit(label: string): Expectation {
  return {
    says: `button "${label}"`,
    faults: (parts) => {
      const found = find(parts, 'button[type=submit]').map(nameOf);
      return unless(found.join() === label, found);
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor fills in, without the consent, the trap for programs and what the page adds by itself. */
function controlsIn(parts: readonly Element[]): Control[] {
  return find<Control>(parts, 'input, select, textarea').filter(
    (control) => control.type !== 'hidden' && control.name !== 'consent' && !control.closest('[aria-hidden=true]'),
  );
}

function choicesOf(parts: readonly Element[], name: string): string[][] {
  return find<HTMLOptionElement>(parts, `select[name="${name}"] option:not([hidden])`).map((option) => [
    option.value,
    wordsOf(option),
  ]);
}
