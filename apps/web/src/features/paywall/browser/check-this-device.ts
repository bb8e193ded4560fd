import type { Shape } from '../../../api/operations';
import { descriptorOf, sha1Hex } from '../../../device/device';
import { thisDevice } from '../../../device/this-device';
import { checkDevice, type DevicePorts, type FingerprintResult } from '../lib/device-check';
import { debug } from './debug';
import { storeAccepted, storedFingerprint, storeFingerprint } from './local-keys';
import { fetchSubscription, saveFingerprint } from './paywall-api';

const PORTS: DevicePorts = {
  describe: async () => {
    const descriptor = descriptorOf(await thisDevice());
    return { descriptor, fingerprint: await sha1Hex(descriptor) };
  },
  storedFingerprint: () => storedFingerprint(Date.now()),
  storeFingerprint: (fingerprint) => storeFingerprint(fingerprint, Date.now()),
  storeAccepted,
  fetchSubscription,
  saveFingerprint,
  debug,
};

/** The check of the device this runs on; null also where the browser cannot tell, so that nobody is locked out by it. */
export async function checkThisDevice(
  subscription: Shape<'PaywallSubscriptionDto'>,
): Promise<FingerprintResult | null> {
  try {
    return await checkDevice(PORTS, subscription);
  } catch (error) {
    debug('the device cannot be told', error);
    return null;
  }
}

/** This device takes the place of the other one. A failure is ignored: the next page asks again. */
export async function continueHere(id: number, fingerprint: string): Promise<void> {
  await saveFingerprint(id, fingerprint).then(
    () => storeAccepted(fingerprint),
    (error: unknown) => debug('the fingerprint could not be saved', error),
  );
}
