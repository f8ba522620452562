import type { FormDefinition } from '../../contract/form-definition';
import type { Choices } from '../state/read-form';

/**
 * The filled-in fields as lines of text, with the words of the choices, also of those that the lists have lost: for a
 * message sent by hand.
 */
export function asText(form: FormDefinition, element: HTMLFormElement | null, choices: Choices): string {
  return form.fields
    .flatMap(({ name, label }) => {
      const value = shownValue(element?.elements.namedItem(name)) || choices[name];
      return value ? [`${label}: ${value}`] : [];
    })
    .join('\n');
}

function shownValue(control: Element | RadioNodeList | null | undefined): string {
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'file') {
    const name = control.files?.[0]?.name;
    return name ? `I will attach ${name}` : '';
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value.trim();
  return '';
}
