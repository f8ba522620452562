import { readConfig } from '../../src/config/config';
import { serverWarnings } from '../../src/config/warnings';

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const hubspot = { WEBHOOK_SHAPE: 'hubspot', WEBHOOK_SECRET: 'pat-1' };
const sheets = { WEBHOOK_SHAPE: 'sheets', WEBHOOK_SECRET: secret };
const [anywhere, relay] = ['https://relay.example/secret', 'relay.example is no host of that service'];

test.each([
  [{ WEBHOOK_SHAPE: 'slack', WEBHOOK_URL: anywhere }, `WEBHOOK_SHAPE is slack, and ${relay}`],
  [{ ...sheets, WEBHOOK_URL: anywhere }, `WEBHOOK_SHAPE is sheets, and ${relay}`],
  [{ ...hubspot, WEBHOOK_URL: anywhere }, `WEBHOOK_SHAPE is hubspot, and ${relay}`],
  [{ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST is 0.0.0.0: whoever reaches this machine'],
  [{ METRICS_PORT: '9100', METRICS_HOST: '::' }, 'METRICS_HOST is ::: whoever reaches this machine'],
])('a server says in one sentence without a secret that this is odd: %j', (env, words) => {
  const said = serverWarnings(readConfig(env), env);
  expect(said).toEqual([expect.stringContaining(words)]);
  expect(said.join()).not.toContain('/secret');
});

test.each([
  {},
  { WEBHOOK_URL: anywhere, WEBHOOK_SECRET: secret },
  { WEBHOOK_SHAPE: 'slack', WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/x' },
  { WEBHOOK_SHAPE: 'teams', WEBHOOK_URL: 'https://prod-1.westeurope.logic.azure.com/x' },
  { ...sheets, WEBHOOK_URL: 'https://script.google.com/macros/s/x/exec' },
  { ...hubspot, WEBHOOK_URL: 'https://api-eu1.hsforms.com/submissions/v3/x' },
  { METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' },
])('a server finds nothing odd in %j', (env) => {
  expect(serverWarnings(readConfig(env), env)).toEqual([]);
});
