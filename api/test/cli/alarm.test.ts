import { leadsCommand } from '../support/leads-command';
import { startMailServer } from '../support/mail-server';

const mail = (port: number, to = 'staff@kantha.example') => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'desk@kantha.example',
  MAIL_TO: to,
});

test('staff are written to by a timer whose work failed, without a database', async () => {
  const server = await startMailServer();
  const answer = await leadsCommand(['alarm', 'The backup failed.', 'Look.'], mail(server.port));
  expect(answer).toEqual({ out: '127.0.0.1 took the letter.\n', err: '', code: 0 });
  expect(server.received).toMatchObject([
    {
      recipients: ['staff@kantha.example'],
      letter: { subject: 'Alarm of the lead desk', text: 'The backup failed. Look.\n' },
    },
  ]);
});

test('of several addresses, one that is refused is named, and the others are told', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('gone') ? new Error('unknown') : undefined),
  });
  const to = 'staff@kantha.example,gone@kantha.example';
  const { out, code } = await leadsCommand(['alarm', 'Look.'], mail(server.port, to));
  expect(code).toBe(0);
  expect(out).toContain('gone@kantha.example was refused: ');
  expect(server.received).toMatchObject([{ recipients: ['staff@kantha.example'] }]);
});

test('an alarm that nobody gets is a failure', async () => {
  const nobody = 'Nobody can be told: SMTP_URL, MAIL_FROM and MAIL_TO say by whom and to whom.\n';
  expect(await leadsCommand(['alarm', 'Look.'], {})).toEqual({ out: '', err: nobody, code: 1 });
  expect(await leadsCommand(['alarm', 'Look.'], mail(1))).toMatchObject({ out: '', code: 1 });
});

test('an alarm without words is a mistake', async () => {
  expect(await leadsCommand(['alarm'], mail(1))).toMatchObject({ code: 2 });
});
