import type { FormDefinition } from '../form-definition';
import { isOrderPath } from '../paths';
import { application } from './application';
import { contact } from './contact';
import { demo } from './demo';
import { hire } from './hire';
import { order } from './order';
import { partner } from './partner';

/**
 * Every form that the server takes: adding one here gives it a route there and columns on the command line. An order of
 * a hosting plan (`order.ts`) is none of its own, since it is sent as a contact message.
 */
export const forms: readonly FormDefinition[] = [demo, partner, hire, application, contact];

/** Every form that people fill in: each is confirmed in words of its own, and found by its kind (`kindOf`). */
export const filledInForms: readonly FormDefinition[] = [...forms, order];

/**
 * The form as its sender had it in front of him: a contact message from the page of a plan is an order (R-HOST-12).
 * Undefined for a form that is there no more.
 */
export function filledInForm(sent: { form: string; page: string }): FormDefinition | undefined {
  const form = forms.find(({ name }) => name === sent.form);
  return form === contact && isOrderPath(sent.page) ? order : form;
}
