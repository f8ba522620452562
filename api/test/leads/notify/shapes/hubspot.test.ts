import { asStored, newLead } from '../../../support/leads';
import { startSink } from '../../../support/sink';
import { desk, tell, visitor, withdrawn } from '../../../support/told';

/** By https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-authenticated. */
test('a contact is made or found by its address, with all that was sent', async () => {
  const { headers, content } = await posted(visitor);
  expect(headers?.authorization).toBe('Bearer pat-eu1-0123');
  expect(Object.keys(content).sort()).toEqual(['context', 'fields', 'submittedAt']);
  expect(content.submittedAt).toBe(String(Date.parse(visitor.receivedAt)));
  expect(content.context).toEqual({ pageName: '/products/accounting-software' });
  const { message, ...known } = propertiesOf(content);
  expect(known).toEqual({
    email: 'rahima@shop.example',
    firstname: 'রহিমা <!channel> & Sons',
    phone: '+8801711000000',
    company: '=HYPERLINK("https://bad.example","Pay")',
  });
  expect(message).toContain('Product: Accounting Software (20)');
  expect(message).toContain(`Open it at the desk: ${desk}/leads/KS-0000000001`);
  expect(content.fields.every(({ objectTypeId }) => objectTypeId === '0-1')).toBe(true);
});

test('a withdrawal is a submission of the same contact, and wipes out nothing of it', async () => {
  const { content } = await posted(withdrawn, 'withdrawal');
  expect(content.submittedAt).toBe(String(Date.parse('2026-11-20T09:30:00.000Z')));
  const { message, ...known } = propertiesOf(content);
  expect(known).toEqual({ email: 'rahima@shop.example' });
  expect(message).toContain('Send no more marketing to this address');
});

test('a lead without an e-mail address is not sent, and is not tried again', async () => {
  const sink = await startSink();
  await expect(tell(hook(sink.url), asStored(newLead()))).rejects.toMatchObject({
    message: 'the lead has no e-mail address, by which HubSpot knows a contact',
    outlook: 'refused',
  });
  expect(sink.received).toEqual([]);
});

/** As https://integrate.hubspot.com/t/inconsistent-email-validation-using-forms-api/13055 recorded one. */
const invalid = (errorType: string) =>
  `{"status":"error","message":"The request is not valid","correlationId":"36a102fe-418a-4f91-9e77-d58a6753d132",` +
  `"errors":[{"message":"Error in 'fields.email'. Invalid email address","errorType":"${errorType}"}]}`;

test.each([
  [400, invalid('INVALID_EMAIL'), 'refused'],
  [400, invalid('BLOCKED_EMAIL'), 'refused'],
  [400, invalid('FIELD_NOT_IN_FORM_DEFINITION'), 'setup'],
  [400, invalid('REQUIRED_FIELD'), 'setup'],
  [400, invalid('FORM_HAS_RECAPTCHA_ENABLED'), 'setup'],
  [401, '{"status":"error","category":"INVALID_AUTHENTICATION"}', 'setup'],
  [403, '{"status":"error","category":"MISSING_SCOPES"}', 'setup'],
  [404, '', 'setup'],
  [409, '{"status":"error","category":"CONFLICT"}', 'passing'],
  [500, '', 'passing'],
])('of HubSpot, %i %j is a failure that is %s', async (status, body, outlook) => {
  const sink = await startSink();
  sink.answer = { status, body };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook });
});

test('HubSpot is left alone for as long as it asks', async () => {
  const sink = await startSink();
  sink.answer = { status: 429, headers: { 'retry-after': '10' } };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ outlook: 'passing', wait: 10_000 });
});

test('what HubSpot says never shows the token', async () => {
  const sink = await startSink();
  sink.answer = { status: 401, body: 'The token pat-eu1-0123 has expired' };
  await expect(tell(hook(sink.url))).rejects.toMatchObject({ said: 'The token … has expired' });
});

interface Submission {
  submittedAt: string;
  fields: { objectTypeId: string; name: string; value: string }[];
  context: object;
}

function hook(url: string) {
  return { shape: 'hubspot', token: 'pat-eu1-0123', url, allowPrivate: true, deskUrl: desk } as const;
}

async function posted(...[lead, topic]: [typeof visitor, 'withdrawal'?]) {
  const sink = await startSink();
  sink.answer = { status: 200, body: '{"inlineMessage":"Thanks for submitting the form."}' };
  await tell(hook(sink.url), lead, topic);
  const [first] = sink.received;
  const content: Submission = JSON.parse(first?.body ?? '');
  return { headers: first?.headers, content };
}

function propertiesOf({ fields }: Submission): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
