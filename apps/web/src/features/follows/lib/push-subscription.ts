import { readNow } from '../../../api/asked';
import { writeNow } from '../../../api/write';

/** The reader has forbidden notifications of this site, or the browser has no push service that answers. */
export class PushRefused extends Error {
  constructor(readonly reason: 'blocked' | 'unreachable') {
    super(reason);
  }
}

const DEVICES = '/api/follows/devices';

/** What this browser is kept under: SHA-256 of where it is reached, as the api counts it. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The worker that shows notices; undefined where the browser cannot have any. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Whether this browser is told of new looks; null where it cannot be. @throws ApiError */
export async function isTold(): Promise<boolean | null> {
  const manager = await pushManager();
  if (!manager) return null;
  const subscription = await manager.getSubscription();
  if (!subscription) return false;
  const [id, { results }] = await Promise.all([idOf(subscription), readNow(DEVICES, {})]);
  return results.some((device) => device.id === id);
}

/** @throws PushRefused, ApiError */
export async function beginToTell(language: 'en' | 'fr' | 'es' | 'it' | 'zh'): Promise<void> {
  const manager = await pushManager();
  if (!manager || (await Notification.requestPermission()) !== 'granted') throw new PushRefused('blocked');
  const { public_key } = await readNow(DEVICES, {});
  // One that was made with another key would be refused.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager
    .subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
    .catch(() => {
      throw new PushRefused('unreachable');
    });
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language,
  };
  await writeNow('post', DEVICES, { body });
}

/** @throws ApiError */
export async function endTelling(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  const id = await idOf(subscription);
  await subscription.unsubscribe();
  await writeNow('delete', '/api/follows/devices/{id}', { path: { id } });
}
