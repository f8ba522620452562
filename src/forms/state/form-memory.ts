import { isRecord } from '../../contract/record';

/** What a form remembers: typed text, the names of chosen files (never the files) and the submission under way. */
export interface FormMemory {
  /** Text as it was typed; of choices their words, since ids change with the lists. */
  values: Record<string, string>;
  /** Names of the chosen files, by field: after a reload the page can say which one is missing. */
  files: Record<string, string>;
  /** What the page had filled in: with the same again, the draft knows better. */
  preset: Record<string, string>;
  /** Whether the box was ticked, which counts for what was sent; anything else is agreed to anew. */
  consented: boolean;
  key: string | null;
  /** Whether it was sent, and is not stored as far as anybody knows: it belongs to one request from then on. */
  isSent: boolean;
  /** Whether it was sent under that key, and no answer has said what became of it. */
  isOpen: boolean;
  /** Whether it was refused, so that it is to be changed before it is sent again. */
  isRefused: boolean;
  /** Whether what was sent before it, in other words and under another key, is stored as well. */
  isSecond: boolean;
  /** What the notice on other pages calls it; null before it was sent, and once somebody has closed that notice. */
  notice: NamedRequest | null;
  /** When the form was first touched, in milliseconds since 1970. */
  touched: number | null;
  /** When it changed last, in milliseconds since 1970. */
  at: number;
}

/** What was sent, in words for a visitor who sees its form no more. */
export interface NamedRequest {
  /** `demo request for Point of Sale Software`. */
  name: string;
  /** Of the page where its form is found. */
  address: string;
}

/** Reads what a browser has kept, perhaps by an earlier version of this site, or by hand. */
export function formMemoryOf(kept: Record<string, unknown>): FormMemory {
  const { values, files, preset, consented, key, isSent, isOpen, isRefused, isSecond, notice, touched, at } = kept;
  return {
    values: textEntries(values),
    files: textEntries(files),
    preset: textEntries(preset),
    consented: consented === true,
    key: typeof key === 'string' ? key : null,
    isSent: isSent === true,
    isOpen: isOpen === true,
    isRefused: isRefused === true,
    isSecond: isSecond === true,
    notice: isNamed(notice) ? notice : null,
    touched: typeof touched === 'number' ? touched : null,
    at: typeof at === 'number' ? at : 0,
  };
}

function isNamed(notice: unknown): notice is NamedRequest {
  return isRecord(notice) && typeof notice.name === 'string' && typeof notice.address === 'string';
}

function textEntries(values: unknown): Record<string, string> {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
