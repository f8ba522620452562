import type { WebhookConfig } from '../../config/webhook';
import { answersOf, type OptionsOf } from '../answers';
import type { Notify } from './deliver-due';
import { exchange } from './exchange';
import { hubspot } from './shapes/hubspot';
import type { Message, Shape } from './shapes/shape';
import { sheets } from './shapes/sheets';
import { slack } from './shapes/slack';
import { standard } from './shapes/standard';
import { teams } from './shapes/teams';

/** Posts an event of a lead to the owner's system, or to the service that it is set up for. */
export function webhook(config: WebhookConfig, optionsOf: OptionsOf): Notify {
  const shape = shapeOf(config);
  const post = poster(config, shape);
  return async (lead, { id, topic }, at, signal) => {
    const answers = await answersOf(lead, optionsOf);
    await post({ id, at, content: shape.content({ topic, lead, answers }) }, signal);
  };
}

/** Posts a message without a lead. @returns the status of the answer. Rejects with `Undelivered`. */
export function testWebhook(config: WebhookConfig, id: string, at: Date, signal: AbortSignal): Promise<number> {
  const shape = shapeOf(config);
  return poster(config, shape)({ id, at, content: shape.test(at) }, signal);
}

/**
 * How messages are posted. No redirect is followed, since it could lead into a private network, and what a shape reads
 * of an answer elsewhere it asks for without a body.
 */
export function poster({ url, allowPrivate }: Pick<WebhookConfig, 'url' | 'allowPrivate'>, shape: Shape) {
  return async (message: Message, signal: AbortSignal): Promise<number> => {
    const { body, headers } = shape.seal(message);
    const sent = { url, body, headers: { 'content-type': 'application/json', ...headers } };
    const answer = await exchange(sent, allowPrivate, signal);
    await shape.judge(answer, (elsewhere) => exchange({ url: elsewhere }, allowPrivate, signal));
    return answer.status;
  };
}

function shapeOf(config: WebhookConfig): Shape {
  switch (config.shape) {
    case 'slack':
      return slack(config.deskUrl);
    case 'teams':
      return teams(config.deskUrl);
    case 'hubspot':
      return hubspot(config);
    case 'sheets':
      return sheets(config);
    default:
      return standard(config);
  }
}
