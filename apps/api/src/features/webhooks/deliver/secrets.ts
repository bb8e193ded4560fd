import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** Standard Webhooks: 24 to 64 bytes. */
const BYTES = 32;

/** What an endpoint's deliveries are signed with, as its member keeps it. */
export const newSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

/** `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks, signed by each of the secrets. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
