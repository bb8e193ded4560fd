import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { settingsOf } from '../e2e/start-toile.js';

let folder: string;
let running: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-stop-'));
});
// A test that failed before it could.
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) await interrupt(running);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A Toile in a group of its own, as a terminal has it, whose demo's pictures are made from its first second on. */
async function start() {
  const child = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
    // Beside errors, what is only warned of.
    env: { ...(await settingsOf(folder)), LOG_LEVEL: 'info', PICTURES_AHEAD: '2000' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running = child;
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  return { child, said };
}

/** What a terminal's Ctrl-C does. @returns how it ended */
async function interrupt(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const [code] = await ended;
  return code;
}

it.each([
  ['the first start', 'demo catalogue'],
  ['a start over', 'migrations'],
  ['a start over, a moment later', 'web'],
])('ends quietly in %s, while pictures are made: no stack, no failed job, no error', async (_, step) => {
  const { child, said } = await start();
  while (!said.text.includes(`✓ ${step} (`)) {
    expect({ code: child.exitCode, said: said.text }).toEqual({ code: null, said: said.text });
    await sleep(20);
  }
  await sleep(500);
  expect(await interrupt(child)).toBe(0);
  expect(said.text).not.toMatch(/"level":"error"|Failed task|Failed to fail|\n {4}at |"stack"/);
});
