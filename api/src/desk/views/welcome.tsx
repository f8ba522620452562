import type { Visit } from '../http/visit';
import { Field } from './field';
import { Page } from './page';
import { Nonce } from './post-form';

interface Props {
  name: string;
  /** Of the authenticator, in base32. */
  secret: string;
  /** What the picture says, which an authenticator on this phone opens. */
  otpauth: string;
  /** Its picture, as a data address. */
  picture: string;
  action: string;
  refusal?: string | undefined;
}

/** Where somebody who was invited sets a password and an authenticator. */
export function WelcomePage({ name, secret, otpauth, picture, action, refusal }: Props) {
  return (
    <Page title={`Welcome, ${name}`} refusal={refusal}>
      <ol className="steps">
        <li>
          <p>
            Open an authenticator on your phone, such as Aegis, Google Authenticator or that of your password manager,
            and let it read this picture.
          </p>
          <img className="code" src={picture} alt="Code for your authenticator; the secret below it is the same" />
          <p>
            On the phone itself: <a href={otpauth}>open it in the authenticator</a>.
          </p>
          <p>
            Or type its secret: <code className="secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </li>
        <li>
          <p>Choose a password, and type the six digits that the authenticator shows now.</p>
          <form method="post" action={action}>
            <Nonce />
            <input type="hidden" name="username" autoComplete="username" value={name} />
            <Field
              name="password"
              label="New password"
              help="At least 12 characters: several words are easiest. A password manager may make it."
              type="password"
              autoComplete="new-password"
              required
            />
            <Field name="code" label="Code of your authenticator" autoComplete="one-time-code" required />
            <button type="submit">Set them</button>
          </form>
        </li>
      </ol>
    </Page>
  );
}

/** The recovery codes, which are shown this once. */
export function RecoveryPage({ visit, codes }: { visit?: Visit; codes: readonly string[] }) {
  const done = visit ? 'Your earlier recovery codes are ended.' : 'Your password and your authenticator are set.';
  return (
    <Page title="Keep these codes" visit={visit} notice={done}>
      <p>
        Each signs you in once without your authenticator. Nobody can show them again: print them, or keep them in your
        password manager.
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {visit ? (
        <p>
          <a href="/account">Back to your account</a>
        </p>
      ) : (
        <p>
          <a href="/sign-in">Sign in</a> with the next code that your authenticator shows: the one that you have just
          typed is used.
        </p>
      )}
    </Page>
  );
}
