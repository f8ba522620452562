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
 * draft; but nothing else that was typed. Of a message that goes on, it overrules the beginning if the page has written
 * that, and puts its own before it if that ends its line: whoever asks for ten people, whatever else he has said, must
 * not ask for five. Without `earlier`, it overrules whatever stands there.
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
      control.value = withBeginning(
        control.value,
        before.map((values) => values[name]),
        preset[name],
      );
  }
}

/** A message that goes on, with another beginning in the place of one of these; whole lines are put before any. */
function withBeginning(message: string, texts: readonly (string | undefined)[], wanted = ''): string {
  const begun = texts.find((text) => text && message.startsWith(text));
  return begun && wanted ? wanted + message.slice(begun.length) : wanted.endsWith('\n') ? wanted + message : message;
}

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
