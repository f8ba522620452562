import { checkField, computed } from './check-field';

interface Open {
  /** The instruction as it certainly is, and with what programs may or may not count as part of it. */
  certain: string;
  possible: string;
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
    this.say(computed);
    this.open.push({ certain: '', possible: '', kind, isResult: false });
  }

  say(text: string, isCertain = true): void {
    const field = this.open.at(-1);
    if (!field || field.isResult) return;
    field.possible += text;
    if (isCertain) field.certain += text;
  }

  /** From here to the end stands what the instruction has yielded. @throws Unfit */
  separate(): void {
    const field = this.open.at(-1);
    if (!field || field.isResult) return;
    check(field);
    field.isResult = true;
  }

  /** @throws Unfit */
  end(): void {
    this.separate();
    this.open.pop();
  }

  /** Judges what is still open where the document ends. @throws Unfit */
  close(): void {
    for (const field of this.open) if (!field.isResult) check(field);
  }
}

function check({ certain, possible, kind }: Open): void {
  checkField(certain, kind);
  if (possible !== certain) checkField(possible, kind);
}
