import { checkField, computed } from './check-field';
import { checkFieldData } from './field-data';

interface Open {
  instruction: string;
  /** The same without blanks around its pieces. */
  trimmed: string;
  /** What the document says of the kind of field, beside its instruction. */
  kind: string | undefined;
  isResult: boolean;
  /** What the document has beside its instruction. */
  readonly data: string[];
}

/**
 * Puts the instructions of fields together: Word's places for what it computes, such as page numbers, links and the
 * tables of other programs. An instruction may be cut into any pieces, and have whole fields in it.
 */
export class Fields {
  private readonly open: Open[] = [];

  /** Whether what is said now belongs to an instruction. */
  get isInstruction(): boolean {
    return this.open.at(-1)?.isResult === false;
  }

  begin(kind?: string): void {
    this.sayUnknown();
    this.open.push({ instruction: '', trimmed: '', kind, isResult: false, data: [] });
  }

  /** @param trimmed what other programs read here */
  say(text: string, trimmed = text): void {
    const field = this.open.at(-1);
    if (!field || field.isResult) return;
    field.instruction += text;
    field.trimmed += trimmed;
  }

  /** Something stands here that programs read differently, or compute. */
  sayUnknown(): void {
    this.say(computed);
  }

  /** Data of the innermost field, which its instruction may follow. @throws InvalidFile */
  attach(data: string): void {
    const field = this.open.at(-1);
    if (field) field.data.push(data);
    else checkFieldData(data, '');
  }

  /** From here to the end stands what the instruction has yielded. @throws InvalidFile */
  separate(): void {
    const field = this.open.at(-1);
    if (!field || field.isResult) return;
    check(field);
    field.isResult = true;
  }

  /** @throws InvalidFile */
  end(): void {
    this.separate();
    const field = this.open.pop();
    if (field) checkData(field);
  }

  /** Judges what is still open where the document ends. @throws InvalidFile */
  close(): void {
    for (const field of this.open) {
      if (!field.isResult) check(field);
      checkData(field);
    }
  }
}

function check({ instruction, trimmed, kind }: Open): void {
  const readings = [instruction, trimmed];
  for (const one of new Set([...readings, ...readings.map(withQuotes)])) checkField(one, kind);
}

/** In code pages of Windows, the bytes 84, 93 and 94 are quotes, and programs take signs of these numbers for them. */
function withQuotes(text: string): string {
  return text.replace(/[\u0084\u0093\u0094]/g, '”');
}

function checkData({ data, instruction }: Open): void {
  for (const one of data) checkFieldData(one, instruction);
}
