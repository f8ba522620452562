import { homeCountry } from '../../contract/home-country';

/**
 * What the page fills in, by field name: the value of a choice or its label, which holds for any backend's ids
 * (R-DEMO-09), or text.
 */
export type Preset = Readonly<Record<string, string>>;

/** What a form may hold before a preset is filled in. */
export interface Earlier {
  /** What the page has filled in before. */
  presets: readonly Preset[];
  /** What was typed and chosen before the page came. */
  draft?: Readonly<Record<string, string>>;
}

/**
 * Fills in a preset. It overrules what the page filled in before, of which no message stays behind, and choices of a
 * draft; but nothing else that was typed. Of a message with more in it, it overrules what the page has put at the
 * beginning of a line; a draft for something else that holds no more than a figure gets one before it. Without
 * `earlier`, it overrules whatever stands there.
 */
export function applyPreset(form: HTMLFormElement | null, preset: Preset, earlier?: Earlier): void {
  const before = earlier?.presets ?? [];
  for (const name of new Set([preset, ...before].flatMap(Object.keys))) {
    const control = form?.elements.namedItem(name);
    if (!isTextControl(control)) continue;
    const isMessage = control instanceof HTMLTextAreaElement;
    if (preset[name] === undefined && !isMessage) continue;
    const own = isMessage || !earlier?.draft ? before : [...before, earlier.draft];
    const isOurs = own.some((values) => control.value === valueFor(control, values[name]));
    // What is not offered yet is chosen when its list has come; until then nothing is, rather than what it overrules.
    if (!earlier || isOpen(control) || isOurs) control.value = valueFor(control, preset[name]) ?? '';
    else if (isMessage)
      control.value = withText(
        control.value,
        before.map((values) => values[name]),
        { wanted: preset[name], isNew: earlier.draft !== undefined },
      );
  }
}

/** A message with another text where one of these begins a line; of a line that is nothing else, none stays behind. */
function withText(
  message: string,
  texts: readonly (string | undefined)[],
  { wanted = '', isNew }: { wanted: string | undefined; isNew: boolean },
): string {
  const begins = (text: string) => `\n${message}`.includes(`\n${text}`);
  const begun = texts.find((text) => text && begins(text));
  if (!begun) return wanted && isNew && figure.test(message) ? `${wanted}\n${message}` : message;
  if (!wanted)
    return message
      .split('\n')
      .filter((line) => line !== begun)
      .join('\n');
  return `\n${message}`.replace(`\n${begun}`, () => `\n${wanted}`).slice(1);
}

/** All that a control of the page writes into a message, such as "People you need: 7". */
const figure = /^[^:\n]+: \d+\n*$/;

export function isSamePreset(one: Preset, other: Preset): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

/** Whether a field holds nothing but what the page has filled in, or the country that every form begins with. */
export function isUntouched(name: string, text: string, preset: Preset): boolean {
  return text === '' || text === (preset[name] ?? homeCountry);
}

export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isTextControl(control: unknown): control is TextControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

/** Whether nothing has been typed or chosen: a list may begin with what most people would choose. */
export function isOpen(control: TextControl): boolean {
  return control.value === (control instanceof HTMLSelectElement ? control.options[0]?.value : '');
}

/** Undefined for a choice that is not offered. */
export function valueFor(control: TextControl, wanted: string | undefined): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return wanted;
  return [...control.options].find(({ value, textContent }) => value === wanted || textContent === wanted)?.value;
}
