import { showToast } from '../../../shell/toast-store';
import { mustAsk } from '../lib/device-check';
import { checkThisDevice, continueHere } from './check-this-device';
import { fetchSubscription } from './paywall-api';

const PORTS = { fetchSubscription, checkThisDevice, continueHere };

export type OnDeviceWords = Record<'title' | 'continue', string>;

/**
 * Goes on to what a plan opens, on the device it is used on, which gets its cookie again where it had lost it; on another one the
 * reader is asked first, as on pages with a paywall. Whoever has no plan, or cannot be told, is answered by the server.
 */
export async function onThisDevice(
  words: OnDeviceWords,
  goOn: () => void,
  ports: typeof PORTS = PORTS,
): Promise<void> {
  const subscription = await ports.fetchSubscription().catch(() => null);
  const result = subscription && (await ports.checkThisDevice(subscription));
  const id = subscription?.id ?? null;
  if (!result || id === null || !mustAsk(result, subscription?.quantity ?? 1)) {
    goOn();
    return;
  }
  const act = () => void ports.continueHere(id, result.currentFingerprint).then(goOn);
  showToast({
    kind: 'warning',
    about: 'device',
    text: `${words.title}.`,
    actions: [{ label: words.continue, act }],
  });
}
