import { randomUUID } from 'node:crypto';
import type { EventLog, NewRecord } from '@toile/event-log';
import { generateTraffic, type TrafficRequest } from '../traffic/generate-traffic.js';

const BATCH = 500;
/** Appends under way at once; the generator is faster than the log. */
const AT_ONCE = 4;

/**
 * Sends the demo's visitors through the real log. The same seed and time give the same event ids, so what was cut off and is
 * sent again counts once.
 */
export async function sendDemoTraffic(
  log: EventLog,
  request: TrafficRequest,
  onProgress: (events: number) => void = () => undefined,
): Promise<void> {
  const messages = generateTraffic(request);
  let sent = 0;
  const sender = async () => {
    for (let batch = take(messages); batch.length > 0; batch = take(messages)) {
      await log.append(batch);
      sent += batch.length;
      onProgress(sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

function take(messages: ReturnType<typeof generateTraffic>): NewRecord[] {
  const batch: NewRecord[] = [];
  for (let next = messages.next(); !next.done; next = messages.next()) {
    const message = next.value;
    const value = Buffer.from(JSON.stringify(message));
    // Without consent there is no visitor, and nothing may tie such events together.
    batch.push({ topic: 'tracking', key: message.data.visitor || randomUUID(), value });
    if (batch.length === BATCH) break;
  }
  return batch;
}
