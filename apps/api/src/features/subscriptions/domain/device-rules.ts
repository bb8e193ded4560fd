import { unknownDevice } from './subscription.errors.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { deviceOf, type HeldSubscription, identityOf } from './subscription.state.js';

export interface BindDevice {
  type: 'BindDevice';
  by: string;
  device: string;
  fingerprint: string;
  label: string | null;
  at: string;
}

/** The device takes the place of the member's one before it. The same device again is nothing new. */
export function bindDevice(command: BindDevice, state: HeldSubscription): readonly SubscriptionEvent[] {
  const { by: holder, device, fingerprint, label, at } = command;
  const now = deviceOf(state, holder);
  if (now?.id === device && now.fingerprint === fingerprint) return [];
  const data = { ...identityOf(state), holder, device, fingerprint, label, at };
  return [{ type: 'DeviceBound', data }];
}

/** Afterwards the next device is accepted without a question. Members release their own devices only. */
export function releaseDevice(
  { by, device }: { by: string; device: string },
  state: HeldSubscription,
): readonly SubscriptionEvent[] {
  if (!state.devices.some((one) => one.id === device && one.holder === by)) throw unknownDevice();
  return [{ type: 'DeviceReleased', data: { ...identityOf(state), holder: by, device } }];
}
