import { pauses } from '../../../src/leads/notify/schedule';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { eachTestHasStore } from '../../support/stores';

const channels = { lead: ['webhook', 'acknowledgement'], withdrawal: ['webhook', 'notice'] } as const;
const now = () => new Date();

describe.each(availableDatabases())(
  'what staff let be told without the settings of the server, on $name',
  (database) => {
    const { current } = eachTestHasStore(database);
    const fields = { email: 'rahima@example.com' };

    test('goes to each channel of its topic, once, when a server with settings comes', async () => {
      const [withdrawn, released] = [newLead({ fields }), newLead({ status: 'quarantined', fields })];
      for (const lead of [withdrawn, released]) await current().save(lead);
      await current().withdraw(withdrawn.id, 'command', ['all']);
      await current().release(released.id, ['all']);
      expect(await current().outbox.claim('webhook', now(), now(), 10)).toEqual([]);

      expect(await current().outbox.distribute(channels, now())).toBe('withdrawal');
      expect(await current().outbox.distribute(channels, now())).toBe('lead');
      expect(await current().outbox.distribute(channels, now())).toBeUndefined();
      expect(await told(withdrawn.id)).toEqual(['withdrawal notice waiting', 'withdrawal webhook waiting']);
      expect(await told(released.id)).toEqual(['lead acknowledgement waiting', 'lead webhook waiting']);
      expect(await current().outbox.claim('webhook', now(), now(), 10)).toHaveLength(2);
    });

    test('is taken by one of several servers', async () => {
      const lead = newLead({ fields });
      await current().save(lead);
      await current().withdraw(lead.id, 'command', ['all']);
      await Promise.all(Array.from({ length: 5 }, () => current().outbox.distribute(channels, now())));
      expect(await told(lead.id)).toHaveLength(2);
    });

    test('counts as a letter to its address, like any other', async () => {
      const lead = newLead({ status: 'quarantined', fields });
      await current().save(lead);
      for (let count = 0; count < 5; count += 1) {
        await current().save(newLead({ fields }), { channels: ['acknowledgement'] });
      }
      await current().release(lead.id, ['all']);
      await current().outbox.distribute(channels, now());
      expect(await told(lead.id)).toEqual(['lead acknowledgement withheld', 'lead webhook waiting']);
    });

    test('shows as late when no server takes it', async () => {
      const lead = newLead({ fields });
      await current().save(lead);
      await current().withdraw(lead.id, 'command', ['all']);
      expect(
        await current().outbox.signs({
          attempts: 3,
          letters: { number: 3, attempts: 3, pauses },
          now: new Date(),
          dueBefore: new Date(Date.now() + 1_000),
        }),
      ).toEqual({ isDead: false, isLate: true });
    });

    test('goes to staff again, and to the visitor once, when a lead was in quarantine by mistake', async () => {
      const [read, unread] = [newLead({ fields }), newLead({ fields })];
      for (const lead of [read, unread]) await current().save(lead, { channels: ['acknowledgement'] });
      for (const letter of await current().outbox.claim('acknowledgement', now(), now(), 10))
        if (letter.leadId === read.id) await current().outbox.succeeded(letter, now());
      for (const { id } of [read, unread]) {
        await current().quarantine(id);
        await current().release(id, ['all']);
        expect(await current().outbox.distribute(channels, now())).toBe('lead');
      }
      expect(await told(read.id)).toEqual(['lead acknowledgement delivered', 'lead webhook waiting']);
      expect(await told(unread.id)).toEqual([
        'lead acknowledgement dismissed',
        'lead acknowledgement waiting',
        'lead webhook waiting',
      ]);
    });

    test('keeps nothing else back when it cannot be taken, and soon shows as late', async () => {
      const [bad, good] = [newLead({ fields }), newLead({ fields: { email: 'karim@example.com' } })];
      for (const lead of [bad, good]) {
        await current().save(lead);
        await current().withdraw(lead.id, 'command', ['all']);
      }
      const broken = {
        lead: channels.lead,
        get withdrawal(): [] {
          throw new Error('It cannot be written');
        },
      };
      await expect(current().outbox.distribute(broken, now())).rejects.toThrow('It cannot be written');
      expect(await current().outbox.distribute(channels, now())).toBe('withdrawal');
      expect(await told(good.id)).toHaveLength(2);
      expect(await told(bad.id)).toEqual(['withdrawal all waiting']);
    });

    test('is gone with its lead', async () => {
      const lead = newLead({ fields });
      await current().save(lead);
      await current().withdraw(lead.id, 'command', ['all']);
      await current().erase([lead.id]);
      expect(await current().outbox.distribute(channels, now())).toBeUndefined();
    });

    async function told(id: string): Promise<string[]> {
      const deliveries = await current().deliveries(id);
      return deliveries.map(({ topic, channel, state }) => `${topic} ${channel} ${state}`).sort();
    }
  },
);
