import { createHmac } from 'node:crypto';
import type { Beacon } from '@toile/contracts';

/**
 * The visitor of a beacon: an HMAC of fingerprint_v2, else of the session id, else nobody. The raw value is never
 * written anywhere. Without consent a beacon counts, but belongs to nobody.
 */
export function visitorOf(beacon: Beacon, secret: string): { visitor: string; session: string } {
  if (beacon.consent === 'no') return { visitor: '', session: '' };
  const hmac = (purpose: string, value: string | undefined) =>
    value ? createHmac('sha256', secret).update(`${purpose}:${value}`).digest('hex').slice(0, 32) : '';
  const session = hmac('session', beacon.sessid);
  return { visitor: hmac('visitor', beacon.fingerprint_v2) || session, session };
}
