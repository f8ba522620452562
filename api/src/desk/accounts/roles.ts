import type { FormName } from '../../../../src/contract/form-definition';

/** What somebody of a role may see and do (OWASP ASVS 5, 8.1.1); everything else is refused. */
export interface Role {
  /** The forms whose leads they see; undefined for all, also of forms that the site has no more. */
  forms: readonly FormName[] | undefined;
  /** May erase leads for ever. */
  erases: boolean;
  /** May read the audit log. */
  audits: boolean;
}

/** Sales see no applications, and whoever fills positions no other request. Only an administrator erases. */
export const roles = {
  admin: { forms: undefined, erases: true, audits: true },
  sales: { forms: ['demo', 'partner', 'hire', 'contact'], erases: false, audits: false },
  hr: { forms: ['application'], erases: false, audits: false },
} satisfies Record<string, Role>;

export type RoleName = keyof typeof roles;

/** Whether somebody of a role, whatever it is called, sees the leads of a form. */
export function seesForm(role: string, form: string): boolean {
  if (!isRole(role)) return false;
  const seen: readonly string[] | undefined = roles[role].forms;
  return !seen || seen.includes(form);
}

/** Whether there is a form whose leads both see: those of one role, and somebody of another, whatever it is called. */
export function worksWith({ forms }: Role, role: string): boolean {
  return forms?.some((form) => seesForm(role, form)) ?? true;
}

export function isRole(name: string): name is RoleName {
  return Object.hasOwn(roles, name);
}
