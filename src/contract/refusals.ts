import { maxFileSize } from './attachment';

/**
 * Why a submission was not stored, as far as whoever sent it can know: the status of the answer, or
 * `unanswered`: none came; `stranger`: it was not our server's; `declined`: refused without a reason, or no such form.
 */
export type RefusalReason = number | 'unanswered' | 'stranger' | 'declined';

/** What helps: to send the same again, to change something first, or only another way to reach us. */
export type Remedy = 'again' | 'change' | 'elsewhere';

/** What a visitor reads, in the page and by the server where no script runs (R-FORM-06). */
export interface Refusal {
  heading: string;
  explanation: string;
  remedy: Remedy;
}

interface Circumstances {
  /** What our own server said of it, if it did. */
  detail?: string | undefined;
  hasFile: boolean;
  /** Whether it may be stored all the same, because nobody who knows has answered. */
  isOpen?: boolean;
  /** Whether the page knows the file and has found it no larger than we take. */
  fits?: boolean;
}

/** The words for a reason. Our server's own take the place of the general ones where it knows more. */
export function refusalFor(reason: RefusalReason, { detail, hasFile, isOpen, fits }: Circumstances): Refusal {
  const file = fits ? stoppedFile : tooLargeFile;
  const stated = reason === 413 && hasFile ? file : (rows[reason] ?? general(reason));
  // The answer to the last attempt says nothing of an earlier one.
  const row = isOpen ? { ...(stated.remedy === 'again' ? stated : busy), heading: perhaps } : stated;
  return { ...row, explanation: (row.isVague && detail) || row.explanation };
}

interface Row extends Refusal {
  /** The server can say more exactly what is the matter, in words for visitors. */
  isVague?: true;
}

const notYet = 'Your request has not been sent yet';
const perhaps = 'Your request may not have arrived';

const busy: Row = {
  heading: notYet,
  explanation: 'Our server, or something on the way to it, is in trouble just now.',
  remedy: 'again',
  isVague: true,
};

const refused: Row = {
  heading: 'Your request was not accepted',
  explanation: 'Our server refused it and gave no reason.',
  remedy: 'elsewhere',
  isVague: true,
};

const declined: Row = {
  heading: refused.heading,
  explanation: 'Our server did not take this form and gave no reason that this page can show.',
  remedy: 'elsewhere',
};

const changedOnTheWay: Row = {
  heading: 'Your request did not arrive as you sent it',
  explanation: 'Something in your browser or on the way seems to have changed it.',
  remedy: 'again',
};

const tooLargeFile: Row = {
  heading: 'Your file is too large to get through',
  explanation: `Choose a smaller file, of ${maxFileSize} at most, and send the form again.`,
  remedy: 'change',
};

/** Our own server takes it, so that something on the way to it takes less. */
const stoppedFile: Row = {
  heading: tooLargeFile.heading,
  explanation:
    'Our server would take a file of this size, but something on the way did not. Choose a smaller one and send the form again.',
  remedy: 'change',
};

const rows: Partial<Record<RefusalReason, Row>> = {
  400: changedOnTheWay,
  403: {
    heading: refused.heading,
    explanation: 'Our server takes forms from our own site only. This page may be a copy of it, such as a translation.',
    remedy: 'elsewhere',
  },
  404: declined,
  405: declined,
  408: {
    heading: notYet,
    explanation: 'It took too long to arrive, perhaps because of a weak connection.',
    remedy: 'again',
  },
  410: declined,
  413: {
    heading: 'Your request is too large to get through',
    explanation:
      'Our server, or something on the way to it, may not take this much. If what you wrote is long, shorten it and send the form again.',
    remedy: 'change',
  },
  415: changedOnTheWay,
  422: {
    ...refused,
    explanation: 'Our server did not accept something in it, and did not say what.',
    remedy: 'change',
  },
  425: busy,
  429: {
    heading: notYet,
    explanation: 'Too many requests came to our server just now. Please wait a few minutes.',
    remedy: 'again',
    isVague: true,
  },
  unanswered: {
    // Only the answer may have got lost.
    heading: perhaps,
    explanation: 'Our server did not answer, perhaps because of the connection.',
    remedy: 'again',
  },
  stranger: {
    heading: notYet,
    explanation:
      'Something between you and our server may have answered in its place. If this is a public network, log in there first.',
    remedy: 'again',
  },
  declined,
};

function general(reason: RefusalReason): Row {
  return Number(reason) < 500 ? refused : busy;
}
