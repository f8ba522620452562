import { CodeField, Field } from './field';
import { Page } from './page';
import { Nonce } from './post-form';

/** The page before all others. */
export function SignInPage({ refusal, notice }: { refusal?: string; notice?: string | undefined }) {
  return (
    <Page title="Sign in" refusal={refusal} notice={notice}>
      <form method="post" action="/sign-in">
        <Nonce />
        <Field name="name" label="Name" autoComplete="username" required />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <CodeField />
        <button type="submit">Sign in</button>
      </form>
      <p>Whoever runs the desk can give you a new link when you have lost your password or your authenticator.</p>
    </Page>
  );
}
