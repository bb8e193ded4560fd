import { descriptorOf, sha1Hex, stableDescriptorOf } from '../../../device/device';
import { FINGERPRINT_MS, unexpired, withExpiry } from '../../../device/expiring';
import { thisDevice } from '../../../device/this-device';
import type { Identifiers } from '../lib/beacon-fields';
import { newEventId } from '../lib/uuid-v7';
import { continueVisit } from '../lib/visit';
import { storage } from './storage';

const VISIT_KEY = 'sessid';
const FINGERPRINTS = ['fingerprint', 'fingerprint_v2'] as const;

/** Who is looking. Call it only with consent. */
export async function identifiers(nowMs: number): Promise<Identifiers> {
  const visit = continueVisit(storage().getItem(VISIT_KEY), nowMs, () => newEventId(nowMs));
  storage().setItem(VISIT_KEY, JSON.stringify(visit));
  return { sessid: visit.id, ...(await fingerprints(nowMs)) };
}

export function forgetIdentifiers(): void {
  for (const key of [VISIT_KEY, ...FINGERPRINTS]) storage().removeItem(key);
}

async function fingerprints(nowMs: number): Promise<Pick<Identifiers, (typeof FINGERPRINTS)[number]>> {
  const [first, second] = FINGERPRINTS.map((key) => unexpired(storage().getItem(key), nowMs));
  if (first && second) return { fingerprint: first, fingerprint_v2: second };
  try {
    const device = await Promise.race([thisDevice(), hidden()]);
    if (!device) return {};
    const made = {
      fingerprint: await sha1Hex(descriptorOf(device)),
      fingerprint_v2: await sha1Hex(stableDescriptorOf(device)),
    };
    for (const key of FINGERPRINTS) storage().setItem(key, withExpiry(made[key], nowMs + FINGERPRINT_MS));
    return made;
  } catch {
    // No Web Crypto on plain http: the visit alone tells readers apart.
    return {};
  }
}

/** Resolves when the reader leaves: what is not known of the device by then is not waited for. */
function hidden(): Promise<null> {
  return new Promise((resolve) => {
    const look = () => document.visibilityState === 'hidden' && resolve(null);
    look();
    document.addEventListener('visibilitychange', look, { once: true });
  });
}
