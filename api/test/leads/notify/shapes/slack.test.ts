import { asStored, attachmentFor, newLead } from '../../../support/leads';
import { startSink } from '../../../support/sink';
import { desk, tell, visitor, withdrawn } from '../../../support/told';

interface Section {
  type: string;
  text: { type: string; text: string; emoji?: boolean; verbatim?: boolean };
}

test('a channel reads who wants what, how to answer, and all that was sent', async () => {
  const { blocks, text } = await posted(visitor);
  expect(blocks[0]).toMatchObject({ type: 'header', text: { type: 'plain_text' } });
  expect(text).toMatch(/^New demo request KS-0000000001: Accounting Software, =HYPERLINK/);
  expect(blocks[1]?.text.text).toBe(
    'New demo request from রহিমা &lt;!channel&gt; &amp; Sons, =HYPERLINK("https://bad.example","Pay").\n' +
      'To reply, call <tel:+8801711000000|+8801711000000>, or write to <mailto:rahima@shop.example|rahima@shop.example>.',
  );
  expect(blocks[2]?.text.text).toBe(
    `<https://wa.me/8801711000000|WhatsApp>\n<${desk}/leads/KS-0000000001|Open it at the desk>`,
  );
  const words = blocks.map((block) => block.text.text).join('\n');
  expect(words).toContain('Product: Accounting Software (20)');
  expect(words).toContain('Received: 2026-11-20 15:59 Dhaka');
});

test('nobody can call a channel or make a link by what he types', async () => {
  const { blocks, text } = await posted(visitor);
  const ours =
    /<(?:tel:\+8801711000000|mailto:rahima@shop\.example|https:\/\/wa\.me\/|https:\/\/desk\.kantha\.example\/)[^<>]*>/g;
  for (const words of [text, ...blocks.map((block) => block.text.text)]) {
    expect(words.replaceAll(ours, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
  }
  const typed = blocks.filter((block) => block.text.text.includes('our bank'));
  expect(typed.map((block) => block.text)).toMatchObject([{ type: 'plain_text', emoji: false }]);
  // Behind two blanks, so that it is no line of ours.
  expect(typed[0]?.text.text).toContain('\n  Receipt: KS-9999999999');
  expect(blocks.filter((block) => block.text.type === 'mrkdwn').every((block) => block.text.verbatim)).toBe(true);
});

/** https://docs.slack.dev/reference/block-kit/blocks: 50 blocks, 150 characters of a header, 3,000 of a section. */
test('the longest answers keep to the limits of Slack, and none of their letters is lost', async () => {
  const comment = '&'.repeat(20_000);
  const lead = asStored(newLead({ fields: { product: '<'.repeat(400), comment } }));
  const { blocks, text } = await posted(lead);
  expect(blocks.length).toBeLessThanOrEqual(50);
  for (const { type, text: words } of blocks) {
    expect(words.text.length).toBeLessThanOrEqual(type === 'header' ? 150 : 3000);
    expect(words.text).not.toMatch(/&(?!amp;|lt;|gt;)/);
    expect(words.text.trim()).not.toBe('');
  }
  expect(text.length).toBeLessThanOrEqual(3000);
  expect(
    blocks
      .map((block) => block.text.text)
      .join('')
      .match(/&amp;/g),
  ).toHaveLength(20_000);
});

test('a CV stays at home, and the channel reads where it is', async () => {
  const attachment = attachmentFor(Buffer.from('%PDF- of Rahima'), 'cv.pdf');
  const { body } = await posted(asStored(newLead({ form: 'application', attachment })));
  expect(body).toContain('cv.pdf (15 bytes), download it at the desk');
  expect(body).not.toContain('%PDF-');
});

test('a channel reads that marketing to an address must end', async () => {
  const { body } = await posted(withdrawn, 'withdrawal');
  expect(body).toContain('Marketing consent withdrawn KS-0000000001');
  expect(body).toContain('rahima@shop.example');
});

test('what does not answer as Slack does has not taken the message', async () => {
  const sink = await startSink();
  sink.answer = { status: 200, body: '<html>Sign in</html>' };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({
    message: 'what answered is not Slack; check WEBHOOK_URL',
    outlook: 'setup',
  });
});

/** The words are those of https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks. */
test.each([
  [400, 'invalid_payload', 'refused'],
  [400, 'user_not_found', 'setup'],
  [403, 'action_prohibited', 'setup'],
  [403, 'invalid_token', 'setup'],
  [404, 'no_service', 'setup'],
  [404, 'channel_not_found', 'setup'],
  [404, 'no_active_hooks', 'setup'],
  [410, 'channel_is_archived', 'setup'],
  [500, 'rollup_error', 'passing'],
])('of Slack, %i %s is a failure that is %s', async (status, body, outlook) => {
  const sink = await startSink();
  sink.answer = { status, body };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook });
});

test('Slack is left alone for as long as it asks', async () => {
  const sink = await startSink();
  sink.answer = { status: 429, headers: { 'retry-after': '30' }, body: 'rate_limited' };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook: 'passing', wait: 30_000, said: 'rate_limited' });
});

function hook(url: string) {
  return { shape: 'slack', url, allowPrivate: true, deskUrl: desk } as const;
}

async function posted(...[lead, topic]: [typeof visitor, 'withdrawal'?]) {
  const sink = await startSink();
  sink.answer = { status: 200, body: 'ok' };
  await tell(hook(sink.url), lead, topic);
  const [{ body, headers } = { body: '', headers: {} }] = sink.received;
  expect(headers).not.toHaveProperty('webhook-signature');
  const { blocks, text }: { blocks: Section[]; text: string } = JSON.parse(body);
  return { blocks, text, body };
}
