import { setTimeout as sleep } from 'node:timers/promises';

/** How often the api is asked; well below the time a page is good for without it. */
const ASKED_EVERY_MS = 1_000;
const TIMEOUT_MS = 2_000;
/** So long after a change a page may still have been made of what was there before it: read models and the warehouse follow. */
const SETTLED_MS = 30_000;

/** Knows since when what public pages are made of is as it is; `now` in milliseconds. */
export class ContentVersion {
  #version: string | undefined;
  /** When it was seen to have moved. */
  #movedAt = Number.POSITIVE_INFINITY;
  /** When the question was asked that was answered last. */
  #confirmedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  /** What the api answered to a question that was asked then. */
  heard(version: string, askedAt: number): void {
    if (version !== this.#version) this.#movedAt = this.now();
    this.#version = version;
    this.#confirmedAt = askedAt;
  }

  /** Until when, in milliseconds, a page that was begun at `madeAt` is known to show what there is. */
  goodAt(madeAt: number): number {
    return madeAt >= this.#movedAt + SETTLED_MS ? Math.max(madeAt, this.#confirmedAt) : madeAt;
  }
}

/** Asks the api again and again until it is told to stop. While it gives no answer, pages are good for as long as without it. */
export async function follow(content: ContentVersion, apiUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const askedAt = Date.now();
    await askVersion(apiUrl).then(
      (version) => content.heard(version, askedAt),
      () => undefined,
    );
    await sleep(ASKED_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function askVersion(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/content-version`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
  return ((await answer.json()) as { version: string }).version;
}
