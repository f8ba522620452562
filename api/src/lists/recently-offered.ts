import { oneDay } from '../../../src/contract/dates';
import type { Option, OptionSource } from '../../../src/contract/form-definition';
import type { ListedJob } from '../../../src/contract/jobs';

/**
 * In milliseconds: how long a page that is still open goes on after what it was made of has changed. So long it finds
 * its files, and so long what it offers is taken.
 */
export const pagesStayOpen = 7 * oneDay;

/** What an application may have been for: titles change, and the id says of which job it is one. */
export type OfferedJob = Pick<ListedJob, 'id' | 'job_title' | 'sentTitle' | 'application_deadline'>;

/** Who is told what is on a list, each time its files were read. */
export interface Notes {
  options(source: OptionSource, options: readonly Option[]): void;
  jobs(jobs: readonly OfferedJob[]): void;
}

/** So much is remembered of what one list has lost: far more than people change in a week. */
const most = 2000;

/** While it is on the list: later than any time. */
const withoutEnd = Number.MAX_SAFE_INTEGER;

interface Note<Row> {
  row: Row;
  /** In milliseconds since 1970. */
  until: number;
}

/** What is on one list, and what was until a while ago. */
class RecentRows<Row> {
  private readonly notes = new Map<string, Note<Row>>();

  constructor(private readonly keyOf: (row: Row) => string) {}

  /** The list as it is now. What it has lost is remembered from the moment in which that is found. */
  isNow(rows: readonly Row[]): void {
    const now = Date.now();
    const listed = new Set(rows.map(this.keyOf));
    for (const [key, note] of [...this.notes]) {
      if (note.until === withoutEnd && !listed.has(key)) this.note(key, note.row, now + pagesStayOpen);
      else if (note.until <= now) this.notes.delete(key);
    }
    for (const row of rows) this.note(this.keyOf(row), row, withoutEnd);
    this.forgetSurplus();
  }

  /** The list as it was once. */
  was(rows: readonly Row[], until: number): void {
    for (const row of rows) {
      const key = this.keyOf(row);
      if ((this.notes.get(key)?.until ?? Date.now()) < until) this.note(key, row, until);
    }
    this.forgetSurplus();
  }

  /** The latest first: of one thing, the words that were used last. */
  get(): Row[] {
    const now = Date.now();
    const notes = [...this.notes.values()].filter(({ until }) => until > now);
    return notes.sort((one, other) => other.until - one.until).map(({ row }) => row);
  }

  /** The latest stands last, so that the oldest can go. */
  private note(key: string, row: Row, until: number): void {
    this.notes.delete(key);
    this.notes.set(key, { row, until });
  }

  private forgetSurplus(): void {
    const gone = [...this.notes].filter(([, { until }]) => until !== withoutEnd);
    for (const [key] of gone.slice(0, -most)) this.notes.delete(key);
  }
}

/**
 * What pages that are still open may offer, though no list has it any more: a product that was removed, or a job that
 * has another title now. Whoever had chosen it is not refused, and it is stored in the words that were read.
 */
export class RecentlyOffered implements Notes {
  /** From when this promise is kept, what earlier releases offered is known. */
  readonly isComplete: () => Promise<void>;
  private readonly lists = new Map<OptionSource, RecentRows<Option>>();
  private readonly allJobs = new RecentRows<OfferedJob>(({ id, job_title }) => `${id} ${job_title}`);

  /** @param readEarlier tells what earlier releases offered, and is asked once */
  constructor(readEarlier: (recently: RecentlyOffered) => Promise<void> = async () => {}) {
    let reading: Promise<void> | undefined;
    this.isComplete = () => {
      reading ??= readEarlier(this);
      return reading;
    };
  }

  options(source: OptionSource, options: readonly Option[]): void {
    this.rowsOf(source).isNow(options);
  }

  jobs(jobs: readonly OfferedJob[]): void {
    this.allJobs.isNow(jobs.map(offeredJob));
  }

  /** For the lists of a release that visitors saw earlier. */
  notesUntil(until: number): Notes {
    return {
      options: (source, options) => this.rowsOf(source).was(options, until),
      jobs: (jobs) => this.allJobs.was(jobs.map(offeredJob), until),
    };
  }

  /** The choices of a list, those of now among them. */
  optionsOf(source: OptionSource): readonly Option[] {
    return this.rowsOf(source).get();
  }

  /** By their deadlines of now, where they are still listed: one that is closed since is closed. */
  jobsBeside(current: readonly OfferedJob[]): OfferedJob[] {
    const deadlines = new Map(current.map(({ id, application_deadline }) => [id, application_deadline]));
    return this.allJobs
      .get()
      .map((job) => ({ ...job, application_deadline: deadlines.get(job.id) ?? job.application_deadline }));
  }

  private rowsOf(source: OptionSource): RecentRows<Option> {
    const known = this.lists.get(source);
    if (known) return known;
    const rows = new RecentRows<Option>(({ value, label }) => `${value}\n${label}`);
    this.lists.set(source, rows);
    return rows;
  }
}

/** Without the texts of its page. */
function offeredJob({ id, job_title, sentTitle, application_deadline }: OfferedJob): OfferedJob {
  return { id, job_title, application_deadline, ...(sentTitle !== undefined && { sentTitle }) };
}
