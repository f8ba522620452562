import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { asStored, attachmentFor, newLead } from '../../../support/leads';
import { startSink } from '../../../support/sink';
import { desk, tell, visitor, withdrawn } from '../../../support/told';

/** As Microsoft publishes it. */
const schema = JSON.parse(readFileSync('api/test/published/adaptive-card-1.4.0.json', 'utf8'));
const ajv = new Ajv({ schemaId: 'auto' });
ajv.addMetaSchema(JSON.parse(readFileSync('node_modules/ajv/lib/refs/json-schema-draft-06.json', 'utf8')));
const isCard = ajv.compile(schema);

test('the schema of Microsoft takes each card, and would not take another', async () => {
  for (const { card } of [await posted(visitor), await posted(withdrawn, 'withdrawal')]) {
    isCard(card);
    expect(isCard.errors).toBeNull();
    expect(card).toMatchObject({ type: 'AdaptiveCard', version: '1.4' });
    expect(isCard({ ...card, body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', test: '' }] }] })).toBe(
      false,
    );
  }
});

test('a workflow gets one card in a message, and the card says who wants what', async () => {
  const { message, texts, card } = await posted(visitor);
  expect(message).toMatchObject({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive' }],
  });
  expect(message.attachments).toHaveLength(1);
  expect(texts[0]).toMatch(/^New demo request KS-0000000001: Accounting Software/);
  expect(texts).toContain('To reply, call +8801711000000, or write to rahima@shop.example.');
  expect(texts).toContain('Product: Accounting Software (20)');
  expect(card.actions).toEqual([
    { type: 'Action.OpenUrl', title: 'WhatsApp', url: 'https://wa.me/8801711000000' },
    { type: 'Action.OpenUrl', title: 'Open it at the desk', url: `${desk}/leads/KS-0000000001` },
  ]);
});

/** The schema says of the text of a run: "Markdown is not supported." */
test('nothing that was typed stands where Markdown is read', async () => {
  const { card, texts } = await posted(visitor);
  expect(new Set(card.body.map(({ type }) => type))).toEqual(new Set(['RichTextBlock']));
  expect(new Set(card.body.flatMap(({ inlines }) => inlines.map(({ type }) => type)))).toEqual(new Set(['TextRun']));
  expect(texts).toContain('\u2003[pay](https://bad.example)');
  expect(texts).toContain('\u2003Receipt: KS-9999999999');
});

test.each([
  ['letters', 'ক'.repeat(20_000)],
  ['lines', 'x\n'.repeat(10_000)],
])('the longest answers keep to 28 kB, in %s', async (_name, comment) => {
  const fields = { Customer_name: 'রহিমা', email: 'rahima@shop.example', comment };
  const { body, texts } = await posted(asStored(newLead({ fields })));
  expect(Buffer.byteLength(body)).toBeLessThan(28_000);
  expect(texts).toContain('Email: rahima@shop.example');
});

test('a CV stays at home, and the card says where it is', async () => {
  const attachment = attachmentFor(Buffer.from('%PDF- of Rahima'), 'cv.pdf');
  const { body } = await posted(asStored(newLead({ form: 'application', attachment })));
  expect(body).toContain('cv.pdf (15 bytes), download it at the desk');
  expect(body).not.toContain('%PDF-');
});

test.each([
  ['a workflow', 202, ''],
  ['a workflow that answers', 200, '{"done":true}'],
  ['a connector', 200, '1'],
])('%s has taken the card when it answers %i %j', async (_name, status, body) => {
  const sink = await startSink();
  sink.answer = { status, body };
  await tell(hook(sink.url));
});

/** Connectors answer 200 (https://github.com/MicrosoftDocs/msteams-docs/issues/7425, 1810, 400 and 1736). */
test.each([
  ['Microsoft Teams endpoint returned HTTP error 429 with ContextId tcid=0,server=msgapi', 'passing'],
  ['Microsoft Teams endpoint returned HTTP error 413 with ContextId tcid=622824298674363899', 'refused'],
  ['Microsoft Teams endpoint returned HTTP error 400 with ContextId tcid=385', 'refused'],
  ['Microsoft Teams endpoint returned HTTP error 404 with ContextId tcid=385', 'setup'],
  ['Error contacting Microsoft Teams endpoint', 'passing'],
])('a connector that answers 200 and "%s" has not taken the card', async (words, outlook) => {
  const sink = await startSink();
  sink.answer = { status: 200, body: `Webhook message delivery failed with error: ${words}.` };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook });
});

test.each([
  [400, 'refused'],
  [401, 'setup'],
  [404, 'setup'],
  [502, 'passing'],
])('a workflow that answers %i is a failure that is %s', async (status, outlook) => {
  const sink = await startSink();
  sink.answer = { status, body: '{"error":{"code":"Unknown","message":"No."}}' };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook });
});

test('a workflow is left alone for as long as it asks', async () => {
  const sink = await startSink();
  sink.answer = { status: 429, headers: { 'retry-after': '15' } };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook: 'passing', wait: 15_000 });
});

interface Card {
  body: { type: string; inlines: { type: string; text: string }[] }[];
  actions?: object[];
}

function hook(url: string) {
  return { shape: 'teams', url, allowPrivate: true, deskUrl: desk } as const;
}

async function posted(...[lead, topic]: [typeof visitor, 'withdrawal'?]) {
  const sink = await startSink();
  sink.answer = { status: 202 };
  await tell(hook(sink.url), lead, topic);
  const body = sink.received[0]?.body ?? '';
  const message: { attachments: { content: Card }[] } = JSON.parse(body);
  const card = message.attachments[0]?.content ?? { body: [] };
  const texts = card.body.map(({ inlines }) => inlines.map(({ text }) => text).join(''));
  return { body, message, card, texts };
}
