import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@toile/platform';

const PAUSE_MS = 2_000;

/** Repeats `work` until it succeeds or `signal` aborts; every failure names the store that is not there. */
export async function keepTrying<T>(
  store: string,
  logger: Logger,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      logger.warn({ err: error }, `${store} cannot be reached; trying again in ${PAUSE_MS / 1000} s`);
      await sleep(PAUSE_MS, undefined, { signal });
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
