/** A beacon waits in a browser for at most this long. */
const MAX_AGE_MS = 48 * 3_600_000;
/** Below this a difference between the clocks may as well be the network's. */
const MIN_SKEW_MS = 30_000;

/**
 * When the event happened, by our clock. Where the beacon says when it was sent, the browser's clock is known to be wrong
 * by as much as that differs from the arrival, and the event's time is set right by it. A time that is still unbelievable
 * (in the future, or older than a beacon may get) gives way to the time of arrival.
 */
export function occurredAt(claimed: string | undefined, sentAt: string | undefined, receivedAt: Date): Date {
  if (!claimed) return receivedAt;
  const received = receivedAt.getTime();
  const skew = sentAt ? received - Date.parse(sentAt) : 0;
  const time = Date.parse(claimed) + (Math.abs(skew) > MIN_SKEW_MS ? skew : 0);
  const isBelievable = time <= received && received - time <= MAX_AGE_MS;
  return isBelievable ? new Date(time) : receivedAt;
}
