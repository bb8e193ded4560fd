import { createHmac, timingSafeEqual } from 'node:crypto';

/** An event as Toile delivers it. */
export interface WebhookEvent {
  /** The same whenever it is delivered: what was seen under it is done. */
  id: string;
  /** `look.published`, `figure.restated`, … */
  type: string;
  /** ISO 8601: when it happened. */
  timestamp: string;
  data: Record<string, unknown>;
}

/** A message is no older than this, so that a caught one cannot be played again later. */
const LONGEST_AGE_S = 300;

/**
 * Whether a delivery comes from Toile, as Standard Webhooks sign it. @param body as it came, not parsed and written again
 * @throws Error when it does not, is too old, or was changed
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Record<string, string | undefined>,
  secret: string,
  now = new Date(),
): WebhookEvent {
  const header = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]) ?? '';
  const [id, time] = [header('webhook-id'), header('webhook-timestamp')];
  if (!id || !/^\d+$/.test(time)) throw new Error('this is no delivery of a webhook');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > LONGEST_AGE_S)
    throw new Error('the delivery is too old, or the clock is wrong');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  const isOurs = header('webhook-signature')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  if (!isOurs) throw new Error('the signature is not that of this secret');
  return JSON.parse(body) as WebhookEvent;
}
