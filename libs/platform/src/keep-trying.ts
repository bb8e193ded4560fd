import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.js';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** Repeats `work` until it succeeds or `signal` aborts; every failure names the store that is not there. */
export async function keepTrying<T>(
  store: string,
  logger: Logger,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      const reason = (error as Error).message;
      logger.warn({ reason }, `${store} cannot be reached; trying again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}

/** A store that is away may come back; a wrong statement will not get right by repeating it. */
function isOutage(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code ?? '');
  return (
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|57P0|08)/.test(code) ||
    code === 'log/unavailable'
  );
}
