import { Page } from './page';
import { Typed } from './typed';

interface Props {
  status: number;
  detail: string;
  /** By which the log has more of it; only where the trouble is ours. */
  requestId: string | undefined;
  /** A note that was typed and is not saved. */
  typed: string | undefined;
  /** What was asked for, to be asked for once more; undefined where that would change nothing, or must not be kept. */
  again: Again | undefined;
  /** Whether a form was sent, and no page asked for. */
  wasForm: boolean;
}

/** An address, and the fields of the form that was sent to it; a page has none. */
export interface Again {
  address: string;
  fields: Readonly<Record<string, string>> | undefined;
}

/** Why a page or a deed cannot be. What was typed comes back with it. */
export function FailurePage({ status, detail, requestId, typed, again, wasForm }: Props) {
  return (
    <Page title={titleOf(status)} refusal={detail}>
      {wasForm && status >= 500 && (
        <p>
          Take nothing of this form as saved. {typed && 'Your note is kept on this page, as is all that you chose.'}
        </p>
      )}
      {typed && <Typed words={typed} />}
      {again && <TryAgain {...again} />}
      {requestId && (
        <p>
          The log has more of it under <code>{requestId}</code>.
        </p>
      )}
      <p>
        <a href="/">To the inbox</a>
      </p>
    </Page>
  );
}

function titleOf(status: number): string {
  if (status === 503) return 'The database cannot be used';
  return status >= 500 ? 'Something went wrong' : 'This cannot be';
}

function TryAgain({ address, fields }: Again) {
  if (!fields)
    return (
      <p>
        <a href={address}>Try again</a>
      </p>
    );
  return (
    <form method="post" action={address}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">Try again</button>
    </form>
  );
}
