/** What happened longer ago is out of time (metrics, "Late and odd events"); browsers keep beacons no longer. */
const MAX_AGE_MS = 48 * 3_600_000;
/** Below this a difference between the clocks may as well be the network's. */
const MIN_SKEW_MS = 30_000;

/**
 * When the event happened, by our clock. Where the beacon says when it was sent, the browser's clock is known to be wrong
 * by as much as that differs from the arrival, and the event's time is set right by it. A time that is still impossible
 * (in the future, or none) or longer ago than events count is out of time: it has the time of arrival and counts nowhere.
 */
export function occurredAt(
  claimed: string | undefined,
  sentAt: string | undefined,
  receivedAt: Date,
): { time: Date; isOutOfTime: boolean } {
  if (!claimed) return { time: receivedAt, isOutOfTime: false };
  const received = receivedAt.getTime();
  const skew = sentAt ? received - Date.parse(sentAt) : 0;
  const time = Date.parse(claimed) + (Math.abs(skew) > MIN_SKEW_MS ? skew : 0);
  const isPossible = time - received <= MIN_SKEW_MS && received - time <= MAX_AGE_MS;
  if (!isPossible) return { time: receivedAt, isOutOfTime: true };
  return { time: time < received ? new Date(time) : receivedAt, isOutOfTime: false };
}
