import { CodeField, Field } from './field';
import { Page } from './page';
import { Nonce } from './post-form';
import { Typed } from './typed';

interface Props {
  notice?: string | undefined;
  refusal?: string | undefined;
  /** What was typed as the name before. */
  name?: string | undefined;
  /** Path of the page to go on with. */
  to?: string | undefined;
  /** A note that was typed without a session, and goes along. */
  draft?: string | undefined;
}

/** The page before all others. */
export function SignInPage({ refusal, notice, name, to = '/', draft }: Props) {
  return (
    <Page title="Sign in" refusal={refusal} notice={notice}>
      <form method="post" action="/sign-in">
        <Nonce />
        {to !== '/' && <input type="hidden" name="to" value={to} />}
        {draft && <Typed words={draft} name="draft" />}
        <Field name="name" label="Name" autoComplete="username" value={name} required />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <CodeField />
        <button type="submit">Sign in</button>
      </form>
      <p>Whoever runs the desk can give you a new link when you have lost your password or your authenticator.</p>
    </Page>
  );
}
