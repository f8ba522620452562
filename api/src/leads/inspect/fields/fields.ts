import { checkField, computed } from './check-field';

interface Open {
  instruction: string;
  /** The same without blanks around its pieces. */
  trimmed: string;
  /** What the document says of the kind of field, beside its instruction. */
  kind: string | undefined;
  isResult: boolean;
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
    this.open.push({ instruction: '', trimmed: '', kind, isResult: false });
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
    this.open.pop();
  }

  /** Judges what is still open where the document ends. @throws InvalidFile */
  close(): void {
    for (const field of this.open) if (!field.isResult) check(field);
  }
}

function check({ instruction, trimmed, kind }: Open): void {
  checkField(instruction, kind);
  if (trimmed !== instruction) checkField(trimmed, kind);
}
