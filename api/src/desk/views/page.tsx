import type { ReactNode } from 'react';
import type { Visit } from '../http/visit';
import { PostForm } from './post-form';

interface Props {
  title: string;
  /** Whoever is signed in; nobody on the pages before that. */
  visit?: Visit | undefined;
  /** What has just been done. */
  notice?: string | undefined;
  /** Why something was not done; else a form of this page may have been refused. */
  refusal?: string | undefined;
  /** Address of a file that comes by itself. */
  leadsTo?: string | undefined;
  children?: ReactNode;
}

/** A whole page of the desk, which needs no script. */
export function Page({ title, visit, notice, refusal = visit?.refused?.why, leadsTo, children }: Props) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${refusal ? 'Not done: ' : ''}${title} – Kantha desk`}</title>
        <link rel="stylesheet" href="/desk.css" />
        {leadsTo && <meta httpEquiv="refresh" content={`0; url=${leadsTo}`} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        {visit ? <Header visit={visit} /> : <Brand />}
        <main id="main" tabIndex={-1}>
          {visit?.back && (
            <p className="back">
              <a href={visit.back}>Back to the list</a>
            </p>
          )}
          <h1>{title}</h1>
          {notice && (
            <p className="notice" role="status">
              {notice}
            </p>
          )}
          {refusal && (
            <p className="refusal" role="alert">
              {refusal}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

function Brand() {
  return (
    <header>
      <p className="brand">Kantha desk</p>
    </header>
  );
}

function Header({ visit }: { visit: Visit }) {
  return (
    <header>
      <p className="brand">Kantha desk</p>
      <PostForm action="/sign-out" visit={visit}>
        <button className="quiet" type="submit">
          Sign out <span className="by-ear">{visit.session.name}</span>
        </button>
      </PostForm>
      <nav aria-label="Desk">
        <ul>
          <li>
            <a href="/">Inbox</a>
          </li>
          <li>
            <a href="/?status=quarantined">Quarantine</a>
          </li>
          <li>
            <a href="/export">Export</a>
          </li>
          {visit.role.audits && (
            <li>
              <a href="/audit">Audit log</a>
            </li>
          )}
          <li>
            <a href="/account">Your account</a>
          </li>
        </ul>
      </nav>
    </header>
  );
}
