/** Readers of pages and lists, each on a connection of its own: nobody may notice that services are rolled. */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 150;
const PATIENCE_MS = 20_000;

export class Readers {
  answered = 0;
  /** What was not answered as it should be, and by whom. */
  failures = [];
  #stopped = false;
  #running;

  /** @param addresses [url, accept]; each has a reader. @param by who serves pages just now */
  constructor(addresses, by) {
    Object.assign(this, { addresses, by });
  }

  start() {
    this.#running = this.addresses.map(([url, accept]) => this.#read(url, accept));
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #read(url, accept) {
    while (!this.#stopped) {
      const by = this.by();
      const said = await answerOf(url, accept).catch((error) => error.code ?? error.message);
      if (said === 200) this.answered += 1;
      else this.failures.push({ by, said: `${new URL(url).pathname}: ${said}` });
      await sleep(PAUSE_MS);
    }
  }
}

/** @returns the status, once all of the body is there */
export function answerOf(url, accept) {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent: false, headers: { accept }, timeout: PATIENCE_MS }, (answer) => {
      answer
        .on('error', reject)
        .on('end', () => resolve(answer.statusCode))
        .resume();
    });
    asking.on('error', reject).on('timeout', () => asking.destroy(new Error('no answer')));
  });
}
