import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  fetch: typeof fetch;
  /** How often a request is tried again. */
  retries: number;
  /** Longest pause, and how long a `Retry-After` may be to be waited for. */
  longestPauseMs: number;
}

/** Asked again later, these may be answered; everything else is an answer. */
const PASSING = new Set([408, 429, 502, 503, 504]);
const FIRST_PAUSE_MS = 300;

/**
 * A `fetch` that tries again what fails for the moment: broken connections, 429 and 5xx of gateways, after the `Retry-After`
 * they name, else after growing pauses with chance in them. Writes bring an `Idempotency-Key`, so none happens twice.
 */
export function retrying({ fetch, retries, longestPauseMs }: RetryOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' && request.method !== 'HEAD' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID());
    for (let tried = 0; ; tried++) {
      const last = tried >= retries;
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        if (last || request.signal.aborted) throw error;
        return undefined;
      });
      if (answer && (last || !PASSING.has(answer.status))) return answer;
      const pause = pauseBefore(tried, answer?.headers.get('retry-after') ?? null, longestPauseMs);
      if (pause === undefined && answer) return answer;
      // Frees the connection; nobody waits for it.
      answer?.body?.cancel().catch(() => undefined);
      await sleep(pause ?? longestPauseMs, undefined, { signal: request.signal });
    }
  };
}

/** @returns undefined where Toile asks for more patience than there is */
export function pauseBefore(tried: number, retryAfter: string | null, longestMs: number): number | undefined {
  if (retryAfter !== null && /^\d+$/.test(retryAfter)) {
    const wanted = Number(retryAfter) * 1000;
    return wanted <= longestMs ? wanted : undefined;
  }
  const most = Math.min(longestMs, FIRST_PAUSE_MS * 2 ** tried);
  return most / 2 + Math.random() * (most / 2);
}
