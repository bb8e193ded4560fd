import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@toile/platform';

const SERVER = fileURLToPath(new URL('../../web/.next/standalone/apps/web/server.js', import.meta.url));
/** The built web's scripts and styles. */
export const STATIC_FOLDER = fileURLToPath(
  new URL('../../web/.next/standalone/apps/web/.next/static', import.meta.url),
);
/** Loaded into the web server: it ends with the process that started it, however that one ends. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent("process.once('disconnect', () => process.exit())")}`;

/** Starts the built web server as a process of its own, and again when it ends unasked. */
export function startWeb(
  url: string,
  { apiUrl, readersUrl, publicUrl }: { apiUrl: string; readersUrl: string; publicUrl: string },
  logger: Logger,
): { stop(): Promise<void> } {
  if (!existsSync(SERVER)) throw new Error('the web is not built; run "npm run build" first');
  let stopping = false;
  let child: ChildProcess | undefined;
  const run = () => {
    child = spawn(process.execPath, ['--dns-result-order=ipv4first', '--import', END_WITH_PARENT, SERVER], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: new URL(url).port,
        // By name: with the address Next takes itself for another server, and asks itself for pages that are missing.
        HOSTNAME: 'localhost',
        API_URL: apiUrl,
        READERS_URL: readersUrl,
        PUBLIC_URL: publicUrl,
        NEXT_TELEMETRY_DISABLED: '1',
        // Longer than the front door keeps an idle connection, so that none is closed while it is taken up again.
        KEEP_ALIVE_TIMEOUT: '75000',
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk: Buffer) => logger.warn(chunk.toString().trim()));
    child.once('exit', (code) => {
      if (stopping) return;
      logger.error({ code }, 'the web server ended; starting it again');
      setTimeout(() => !stopping && run(), 1_000);
    });
  };
  run();
  return {
    stop: async () => {
      stopping = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), 3_000);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** Resolves when a web server answers. */
export async function webAnswers(url: string, signal: AbortSignal): Promise<void> {
  while (!(await fetch(`${url}/robots.txt`, { signal }).catch(() => null)))
    await sleep(50, undefined, { signal });
}
