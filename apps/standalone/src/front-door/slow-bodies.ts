import type { IncomingMessage } from 'node:http';

const GRACE_MS = 10_000;
const BYTES_A_SECOND = 1_000;
const CHECKED_EVERY_MS = 1_000;

interface Arriving {
  since: number;
  /** What the connection had read before this body. */
  before: number;
  cutOff: () => void;
}

/**
 * Cuts off who sends a body slower than 1 kB a second, after ten seconds to begin with: sent on purpose, such bodies cost
 * their sender nothing and us a connection each.
 */
export class SlowBodies {
  readonly #arriving = new Map<IncomingMessage, Arriving>();
  readonly #timer = setInterval(() => this.#check(Date.now()), CHECKED_EVERY_MS).unref();

  /** Calls `cutOff` when the rest of this body comes too slowly. */
  watch(request: IncomingMessage, cutOff: () => void): void {
    if (request.complete) return;
    this.#arriving.set(request, { since: Date.now(), before: request.socket.bytesRead, cutOff });
    request.once('close', () => this.#arriving.delete(request));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #check(now: number): void {
    for (const [request, { since, before, cutOff }] of this.#arriving) {
      const owed = ((now - since - GRACE_MS) * BYTES_A_SECOND) / 1000;
      // A full buffer is the service's slowness, not the sender's.
      const isHeldUp = request.readableLength >= request.readableHighWaterMark;
      if (request.complete) this.#arriving.delete(request);
      else if (request.socket.bytesRead - before < owed && !isHeldUp) {
        this.#arriving.delete(request);
        cutOff();
      }
    }
  }
}
