import { hkdfSync } from 'node:crypto';

/** What the keys of people are wrapped with, derived from the api's secret. */
export function personMasterKey(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'person keys', 32));
}
