import { beaconFields, formBody, type Happening } from '../lib/beacon-fields';
import type { Photos } from '../lib/photo-batch';
import { utmCookies, utmFromCookies, utmOf } from '../lib/utm';
import { newEventId } from '../lib/uuid-v7';
import { currentConsent } from './consent-store';
import { deliver } from './deliver';
import { identifiers } from './identifiers';

/**
 * Counts something that happened: `path` is the beacon's address, `about` says which pictures it happened to, or where it
 * led. `notts` in the page's address sends nothing.
 */
export async function track(
  path: string,
  event: string,
  parameters: Record<string, string>,
  about: { uri?: string; photos?: Photos } = {},
): Promise<void> {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (query.has('notts')) return;
  const nowMs = Date.now();
  const happening: Happening = { event, parameters, ...about, location: { pathname, search } };
  const campaign = utmOf(query);
  for (const cookie of utmCookies(campaign)) document.cookie = cookie;
  const fields = beaconFields({
    happening,
    identifiers: currentConsent() === 'yes' ? await identifiers(nowMs) : null,
    utm: { ...utmFromCookies(document.cookie), ...campaign },
    eventId: newEventId(nowMs),
    nowMs,
  });
  if (query.get('debug')) console.log('beacon', path, fields);
  await deliver({ id: fields.event_id ?? '', path, body: formBody(fields), createdMs: nowMs });
}
