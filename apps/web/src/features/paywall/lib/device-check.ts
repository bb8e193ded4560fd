import type { Shape } from '../../../api/operations';

/** What a check of the device found (specification, section 3). */
export interface FingerprintResult {
  currentFingerprint: string;
  /** What the server accepted last; null when it knows none or was not asked. */
  fetchedFingerprint: string | null;
  isSameDevice: boolean;
  unhashedFingerprint: string;
}

export interface DevicePorts {
  /** This device's descriptor and its SHA-1. */
  describe(): Promise<{ descriptor: string; fingerprint: string }>;
  /** The fingerprint kept here, while its seven days last. */
  storedFingerprint(): string | null;
  storeFingerprint(fingerprint: string): void;
  /** `paywall_user_fingerprint`: what the server accepted last, as far as this browser knows. */
  storeAccepted(fingerprint: string): void;
  /** The current subscription; null when there is none. @throws when it cannot be had */
  fetchSubscription(): Promise<Shape<'PaywallSubscriptionDto'> | null>;
  /** @throws when the server does not take it */
  saveFingerprint(id: number, fingerprint: string): Promise<void>;
  debug(message: string, error?: unknown): void;
}

/**
 * Whether this is the device the subscription is used on (specification, section 4). A missing local fingerprint is made
 * and kept, and saved to the server only where that cannot push another device out: when the server has none, has this
 * very one, or knows this browser by its cookie. That is the cure of `docs/decisions` for a second device that reloads, and for the
 * browser that was updated.
 */
export async function checkDevice(
  ports: DevicePorts,
  given?: Shape<'PaywallSubscriptionDto'>,
): Promise<FingerprintResult | null> {
  const { descriptor, fingerprint } = await ports.describe();
  const stored = ports.storedFingerprint();
  const current = stored ?? fingerprint;
  if (stored === null) ports.storeFingerprint(current);
  const local = { currentFingerprint: current, unhashedFingerprint: descriptor };
  const subscription = given ?? (await fetched(ports));
  if (subscription === undefined) return { ...local, fetchedFingerprint: null, isSameDevice: true };
  if (subscription === null || subscription.id === null) return null;
  const { id, user_fingerprint: accepted, device_known } = subscription;
  if (accepted === current && device_known) {
    ports.storeAccepted(current);
    return { ...local, fetchedFingerprint: accepted, isSameDevice: true };
  }
  // The accepted device without its cookie gets one again: it is what the server opens locked content by.
  if (!accepted || accepted === current || device_known) {
    await ports.saveFingerprint(id, current).then(
      () => ports.storeAccepted(current),
      (error: unknown) => ports.debug('the fingerprint could not be saved', error),
    );
    return { ...local, fetchedFingerprint: accepted, isSameDevice: true };
  }
  return { ...local, fetchedFingerprint: accepted, isSameDevice: false };
}

/** A plan for several people is not tied to a device. */
export function mustAsk(result: FingerprintResult | null, quantity: number): boolean {
  return result !== null && !result.isSameDevice && quantity <= 1;
}

async function fetched(ports: DevicePorts): Promise<Shape<'PaywallSubscriptionDto'> | null | undefined> {
  try {
    return await ports.fetchSubscription();
  } catch (error) {
    ports.debug('the subscription could not be had', error);
    return undefined;
  }
}
