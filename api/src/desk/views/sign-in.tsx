import { CodeField, Field } from './field';
import { Page } from './page';
import { Nonce } from './post-form';
import { Typed } from './typed';

interface Props {
  notice?: string | undefined;
  refusal?: string | undefined;
  /** Path of the page to go on with. */
  to: string;
  /**
   * Of a form that was refused: the name; whether something that was typed without a session waits for whoever typed
   * it (`kept`); or a note that we cannot tell whose it is (`typed`).
   */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The page before all others. */
export function SignInPage({ refusal, notice, to, fields: { name, kept, typed } = {} }: Props) {
  return (
    <Page title="Sign in" refusal={refusal} notice={notice}>
      {kept && <p>What you typed waits for half an hour: sign in under your own name, and it is in its field again.</p>}
      {typed && <Typed words={typed} />}
      <form method="post" action="/sign-in">
        <Nonce />
        {kept && <input type="hidden" name="kept" value="yes" />}
        {to !== '/' && <input type="hidden" name="to" value={to} />}
        <Field name="name" label="Name" autoComplete="username" value={name} required />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <CodeField />
        <button type="submit">Sign in</button>
      </form>
      <p>Whoever runs the desk can give you a new link when you have lost your password or your authenticator.</p>
    </Page>
  );
}
