import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.js';
import { isPostgresUnavailable } from './postgres-unavailable.js';
import { isWarehouseBusy } from './warehouse-busy.js';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** So many pauses of the longest kind are a minute: that often a store that is not there is named again. */
const TOLD_EVERY = 4;

/** Repeats `work` until it succeeds or `signal` aborts, and says which store is not there. */
export async function keepTrying<T>(
  store: string,
  logger: Logger,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      const done = await work();
      if (failures > 0) logger.warn({ failures }, `${store} answers`);
      return done;
    } catch (error) {
      // Whoever ends the process ends its stores with it, which is no outage.
      signal.throwIfAborted();
      if (!mayComeRight(error)) throw error;
      const reason = (error as Error).message;
      if (failures % TOLD_EVERY === 0)
        logger.warn({ reason, failures }, `${store} cannot be reached; trying again until it can`);
      await sleep(pauseMs, undefined, { signal });
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }
}

/** A store that is away, starting or too busy may come right; a wrong statement will not get right by repeating it. */
function mayComeRight(error: unknown): boolean {
  return (
    isPostgresUnavailable(error) ||
    isWarehouseBusy(error) ||
    (error as { code?: unknown } | undefined)?.code === 'log/unavailable'
  );
}
