import { kindOf } from '../../../../src/contract/form-definition';
import { filledInForms } from '../../../../src/contract/forms/all';
import type { Role } from '../accounts/roles';
import { Choice } from './field';

/** Asks for leads of one form, as people have filled it in, among those that a role sees. */
export function FormChoice({ role, value }: { role: Role; value: string | undefined }) {
  const seen = filledInForms.filter(({ name }) => !role.forms || role.forms.includes(name));
  const choices = seen.map((one) => [kindOf(one), one.noun] as const);
  return <Choice name="form" label="Form" value={value} choices={[['', 'All'], ...choices]} />;
}
