import type { ReactNode } from 'react';
import { dhakaMinute } from '../../leads/dhaka-time';
import type { SessionRow } from '../../leads/store/desk-schema';
import type { Visit } from '../http/visit';
import { browserWords } from './browser';
import { Field, ProofFields } from './field';
import { Page } from './page';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  sessions: readonly SessionRow[];
  /** Recovery codes that are not used yet. */
  codesLeft: number;
  notice?: string | undefined;
}

type Form = 'sessions' | 'password' | 'codes';

/** What somebody may see and change of their own account. */
export function AccountPage({ visit, sessions, codesLeft, notice }: Props) {
  const { refused } = visit;
  const folded = (form: Form, words: string) => {
    return { words, refusal: refused?.form === form ? refused.why : undefined };
  };
  return (
    <Page title="Your account" visit={visit} notice={notice}>
      <p>
        You are {visit.session.name}, with the role {visit.session.role}.
      </p>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <ol className="history">
          {sessions.map(({ id, started_at, seen_at, browser }) => (
            <li key={id}>
              {id === visit.session.id && <strong>This session: </strong>}
              since {dhakaMinute(started_at)}, last used {dhakaMinute(seen_at)}, {browserWords(browser)}
            </li>
          ))}
        </ol>
        {sessions.length > 1 && (
          <Folded {...folded('sessions', 'End all other sessions')}>
            <PostForm action="/account/sessions" visit={visit} label="Sessions">
              <ProofFields />
              <button type="submit">End all others</button>
            </PostForm>
          </Folded>
        )}
      </section>
      <section aria-labelledby="password">
        <h2 id="password">Password</h2>
        <Folded {...folded('password', 'Change your password')}>
          <PostForm action="/account/password" visit={visit} label="Password">
            <ProofFields />
            <Field
              name="next"
              label="New password"
              help="At least 12 characters: several words are easiest."
              type="password"
              autoComplete="new-password"
              required
            />
            <button type="submit">Change it</button>
          </PostForm>
        </Folded>
      </section>
      <section aria-labelledby="codes">
        <h2 id="codes">Recovery codes</h2>
        <p>You have {codesLeft} left. Each stands once in the place of a code of your authenticator.</p>
        <Folded {...folded('codes', 'Make new recovery codes')}>
          <PostForm action="/account/codes" visit={visit} label="Recovery codes">
            <ProofFields />
            <button type="submit">Make eight new ones, and end the others</button>
          </PostForm>
        </Folded>
      </section>
    </Page>
  );
}

/** A form that is opened by a click, and is open with the reason when it was refused. */
function Folded({ words, refusal, children }: { words: string; refusal: string | undefined; children: ReactNode }) {
  return (
    <details open={refusal !== undefined}>
      <summary>{words}</summary>
      {refusal && <p className="refusal">{refusal}</p>}
      {children}
    </details>
  );
}
