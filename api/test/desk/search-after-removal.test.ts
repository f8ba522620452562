import { keepNote, strikeNote } from '../../src/desk/leads/notes';
import { WordsIndex } from '../../src/desk/leads/words-index';
import { type OpenDatabase, openDatabase } from '../../src/leads/store/open';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { eachTestHasStore } from '../support/stores';

const day = 24 * 60 * 60_000;

/** By a clock that was behind, or is on another machine. */
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

describe.each(availableDatabases())(
  'what comes dated behind, as something else goes, is found at once on $name:',
  (database) => {
    const { current, url } = eachTestHasStore(database);
    let opened: OpenDatabase;
    let words: WordsIndex;

    beforeEach(async () => {
      opened = await openDatabase(url());
      words = new WordsIndex(opened.db, async () => undefined);
    });

    afterEach(() => opened.db.destroy());

    test.each([
      ['is erased', (id: string) => current().erase([id])],
      ['is too old', () => current().expire({ not: ['application'] }, daysAgo(365))],
    ])('a lead, as another %s', async (_, remove) => {
      const gone = await save(daysAgo(800));
      expect(await found('Rahima')).toEqual([gone]);
      await remove(gone);
      const come = await save(daysAgo(1));
      expect(await found('Rahima')).toEqual([come]);
      await current().erase([come]);
      const next = await save(daysAgo(2));
      expect(await found('Rahima')).toEqual([next]);
    });

    test('a note, as another is taken away', async () => {
      const [lead, other] = [await save(daysAgo(3)), await save(daysAgo(4))];
      await note(other, 'telephoned', daysAgo(1));
      expect(await found('telephoned')).toEqual([other]);
      await strikeNote(opened, other, 'telephoned');
      await note(lead, 'answered', daysAgo(2));
      expect([await found('answered'), await found('telephoned')]).toEqual([[lead], []]);
    });

    test('a note, as another goes with its lead', async () => {
      const [lead, other] = [await save(daysAgo(3)), await save(daysAgo(4))];
      await note(other, 'telephoned', daysAgo(1));
      expect(await found('telephoned')).toEqual([other]);
      await current().erase([other]);
      await save(daysAgo(5));
      await note(lead, 'answered', daysAgo(2));
      expect(await found('answered')).toEqual([lead]);
    });

    test('a note no more, that is taken away while what it was found by is looked up', async () => {
      const lead = await save(daysAgo(1));
      await note(lead, 'telephoned', daysAgo(1));
      const [exact] = await words.search('telephoned');
      await strikeNote(opened, lead, 'telephoned');
      expect(await exact({ forms: undefined, status: 'new' }, undefined, 10)).toEqual([]);
    });

    async function save(receivedAt: string): Promise<string> {
      const lead = newLead({ receivedAt, fields: { Customer_name: 'Rahima Khatun', email: 'rahima@example.com' } });
      await current().save(lead);
      return lead.id;
    }

    async function found(what: string): Promise<string[]> {
      const [exact] = await words.search(what);
      return (await exact({ forms: undefined, status: 'new' }, undefined, 10)).map(({ id }) => id);
    }

    const note = (lead_id: string, text: string, written_at: string) =>
      keepNote(opened, { id: text, lead_id, author: 'rahima', written_at, words: text });
  },
);
