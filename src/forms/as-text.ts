import type { FormDefinition } from '../contract/form';

/** The filled-in fields as lines of text, with the words of the choices: for a message sent by hand. */
export function asText(form: FormDefinition, element: HTMLFormElement | null): string {
  return form.fields
    .flatMap(({ name, label }) => {
      const value = shownValue(element?.elements.namedItem(name));
      return value ? [`${label}: ${value}`] : [];
    })
    .join('\n');
}

function shownValue(control: Element | RadioNodeList | null | undefined): string {
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'file') {
    const name = control.files?.[0]?.name;
    return name ? `${name} (attached)` : '';
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value.trim();
  return '';
}
