import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLook } from '../e2e/visitors.js';

const PAUSE_MS = 400;

/** Visitors who open one look, each once, while things are killed; beacons that were answered must all count. */
export class Visitors {
  answered = 0;
  sent = 0;
  #stopped = false;
  #running: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly look: string,
  ) {}

  start(): void {
    this.#stopped = false;
    this.#running = this.#come();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** One beacon; whether it was answered. */
  async one(): Promise<boolean> {
    this.sent += 1;
    const status = await openLook(this.url, this.look, randomUUID()).catch(() => 0);
    if (status === 204) this.answered += 1;
    return status === 204;
  }

  async #come(): Promise<void> {
    while (!this.#stopped) {
      await this.one();
      await sleep(PAUSE_MS);
    }
  }
}
