import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { freePort } from '@toile/embedded';

/** A whole Toile of the tests' own: free ports, a temporary data folder. */
export interface ToileUnderTest {
  url: string;
  folder: string;
  process: ChildProcess;
  /** Ends the process as a crash would and starts another on the same folder and ports. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Minutes on a machine with much else to do. */
const START_TIMEOUT_MS = 300_000;

/** A port that was free may be another's by the time it is listened on: so often one is started on others. */
const MOST_STARTS = 3;

export async function startToileUnderTest(env: Record<string, string> = {}): Promise<ToileUnderTest> {
  for (let starts = 1; ; starts += 1)
    try {
      return await startOnFreePorts(env);
    } catch (error) {
      if (starts === MOST_STARTS || !String(error).includes('is in use by another program')) throw error;
    }
}

/** Settings of a small Toile on free ports, whose data are in a folder. */
export async function settingsOf(folder: string) {
  return {
    ...process.env,
    // The tests' own silence warnings.
    NODE_OPTIONS: '',
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    INGEST_PORT: String(await freePort()),
    AGGREGATOR_PORT: String(await freePort()),
    API_INTERNAL_PORT: '0',
    INGEST_INTERNAL_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO_SCALE: 'small',
    DEMO_EVENTS: '0',
    PICTURES_AHEAD: '0',
  };
}

async function startOnFreePorts(env: Record<string, string>): Promise<ToileUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-e2e-'));
  const settings = { ...(await settingsOf(folder)), ...env };
  const url = `http://localhost:${settings.PORT}`;
  let { child, output } = await launch(settings, url).catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    folder,
    get process() {
      return child;
    },
    crashAndRestart: async () => {
      await end(child, 'SIGKILL');
      ({ child, output } = await launch(settings, url));
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
      // A page shows less where a part of it failed, and a test that waits for that part cannot say why.
      for (const line of output().split('\n').filter(tellsOfFailure)) console.log(`Toile said: ${line}`);
      // What the next version of a library will refuse is mended now.
      if (output().includes('DeprecationWarning')) throw new Error(`Toile was warned:\n${output()}`);
    },
  };
}

const tellsOfFailure = (line: string) => line.includes('a part of a page is left out');

interface Launched {
  child: ChildProcess;
  /** What it has said so far. */
  output: () => string;
}

async function launch(env: Record<string, string | undefined>, url: string): Promise<Launched> {
  const child = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      // Killed at once it would leave its PostgreSQL running.
      const hard = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await end(child, 'SIGTERM');
      clearTimeout(hard);
      throw new Error(`Toile did not start:\n${output}`);
    }
    await sleep(200);
  }
  return { child, output: () => output };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** What the demo brings is counted after the first page stands; a test finds a dashboard that has its figures. */
async function hasFigures(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const rows = async () => {
    const answer = await fetch(`${url}/api/dashboard/graphs/theme/home?season=spring-summer-2027`);
    return answer.ok ? ((await answer.json()) as { rows: unknown[] }).rows.length : 0;
  };
  while ((await rows()) === 0) {
    if (Date.now() > deadline) throw new Error('Toile counted nothing of its demo');
    await sleep(200);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function startWithFigures(): Promise<ToileUnderTest> {
  const toile = await startToileUnderTest();
  try {
    await hasFigures(toile.url);
  } catch (error) {
    await toile.stop();
    throw error;
  }
  return toile;
}

/** Playwright's global setup: a Toile for each worker (`environment.ts`). */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<unknown>> {
  const starts = await Promise.allSettled(Array.from({ length: workers }, startWithFigures));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await Promise.all(started.map((toile) => toile.stop()));
    throw failed.reason;
  }
  for (const [index, { url, folder }] of started.entries()) {
    process.env[`TOILE_URL_${index}`] = url;
    process.env[`TOILE_FOLDER_${index}`] = folder;
  }
  return () => Promise.all(started.map((toile) => toile.stop()));
}
