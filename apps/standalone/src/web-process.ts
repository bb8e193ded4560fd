import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@toile/platform';
import { type OwnProcess, runProcess } from './run-process.js';

const SERVER = fileURLToPath(new URL('../../web/.next/standalone/apps/web/server.js', import.meta.url));
const STOP_MS = 3_000;

export interface WebAddresses {
  apiUrl: string;
  publicUrl: string;
}

/** Starts the built web server as a process of its own. */
export function startWeb(
  url: string,
  { apiUrl, publicUrl }: WebAddresses,
  logger: Logger,
  ending: AbortSignal,
): OwnProcess {
  if (!existsSync(SERVER)) throw new Error('the web is not built; run "npm run build" first');
  return runProcess({
    name: 'the web server',
    args: ['--dns-result-order=ipv4first', SERVER],
    env: {
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      // By name: with the address Next takes itself for another server, and asks itself for pages that are missing.
      HOSTNAME: 'localhost',
      API_URL: apiUrl,
      PUBLIC_URL: publicUrl,
      NEXT_TELEMETRY_DISABLED: '1',
      // Longer than the front door keeps an idle connection, so that none is closed while it is taken up again.
      KEEP_ALIVE_TIMEOUT: '75000',
    },
    logs: 'warnings',
    logger,
    ending,
    stopMs: STOP_MS,
  });
}

/** A web server takes seconds to start, and answers at once when it has. */
const TOLD_AFTER_MS = 15_000;
const LONGEST_TRY_MS = 5_000;

/** Resolves when a web server answers, and says that none does when that takes long. @throws AbortError once `signal` aborts */
export async function webAnswers(
  url: string,
  logger: Logger,
  signal: AbortSignal,
  toldAfterMs = TOLD_AFTER_MS,
): Promise<void> {
  const began = performance.now();
  // Each try has a signal of its own: what listens to the one that ends everything is kept for a while, and there are twenty a second.
  const answers = () => fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(LONGEST_TRY_MS) });
  for (let isTold = false; !(await answers().catch(() => null)); ) {
    if (!isTold && performance.now() - began > toldAfterMs) {
      logger.warn({ url }, 'no web server answers; trying again until one does');
      isTold = true;
    }
    await sleep(50, undefined, { signal });
  }
}
