import { Page } from './page';
import { Typed } from './typed';

interface Props {
  detail: string;
  /** By which the log has more of it; only where the trouble is ours. */
  requestId: string | undefined;
  /** A note that was typed and is not saved. */
  typed: string | undefined;
}

/** Why a page or a deed cannot be. What was typed comes back with it. */
export function FailurePage({ detail, requestId, typed }: Props) {
  return (
    <Page title="This cannot be" refusal={detail}>
      {typed && <Typed words={typed} />}
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
