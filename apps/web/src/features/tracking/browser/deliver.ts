import { outcomeOf, waitBefore } from '../lib/answer';
import { Outbox, type Pending } from '../lib/outbox';
import { storage } from './storage';

const FORM = 'application/x-www-form-urlencoded';
/** Younger beacons are still on their way, from this tab or another. */
const SETTLE_MS = 10_000;

let outbox: Outbox | undefined;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** Sends a beacon and keeps it until it is answered with 204, across pages and closed tabs. */
export async function deliver(pending: Pending): Promise<void> {
  listen();
  box().keep(pending);
  await send(pending);
}

const box = () => {
  outbox ??= new Outbox(storage());
  return outbox;
};

async function send(pending: Pending): Promise<void> {
  // The time of this try, by which a wrong clock is found out and set right.
  const body = `${pending.body}&sent_at=${encodeURIComponent(new Date().toISOString())}`;
  if (document.visibilityState === 'hidden') {
    // Nobody will be here for the answer: it stays kept and goes again with the same id.
    navigator.sendBeacon(pending.path, new Blob([body], { type: FORM }));
    return;
  }
  const outcome = await fetch(pending.path, {
    method: 'POST',
    headers: { 'content-type': FORM },
    body,
    keepalive: true,
    cache: 'no-store',
  }).then(
    (response) => outcomeOf(response.status),
    () => 'again' as const,
  );
  if (outcome === 'again') return sendAgainLater();
  box().remove(pending.id);
  if (outcome === 'done') attempt = 0;
}

async function sendWaiting(): Promise<void> {
  const now = Date.now();
  const waiting = box().waiting(now);
  const settled = waiting.filter((pending) => now - pending.createdMs > SETTLE_MS);
  for (const pending of settled) await send(pending);
  // Those of a page that was just left are looked at again, answered or not.
  if (settled.length < waiting.length) sendAgainLater();
}

function sendAgainLater(): void {
  if (timer) return;
  timer = setTimeout(
    () => {
      timer = undefined;
      attempt += 1;
      void sendWaiting();
    },
    Math.max(SETTLE_MS, waitBefore(attempt)),
  );
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => void sendWaiting());
  void sendWaiting();
}
