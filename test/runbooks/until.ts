import { setTimeout as sleep } from 'node:timers/promises';

/** Asks for a minute until the answer is there, and returns it. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  let last: unknown;
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await ask().catch((error: Error) => {
      last = error.message;
    });
    if (found) return found;
    await sleep(200);
  }
  throw new Error(`waited in vain until ${what}${last ? `: ${last}` : ''}`);
}
