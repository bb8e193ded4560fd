import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@toile/embedded';

/** Without Caddy the gateway's tests are skipped; `npm test` says so. */
export const hasCaddy = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

export interface Gateway {
  port: number;
  stop(): Promise<void>;
}

/** The gateway of deploy/gateway as a process of its own, before these services (`127.0.0.1:4000`). */
export async function startGateway(
  env: Record<'INGEST' | 'API' | 'MCP' | 'WEB', string> & Record<string, string>,
) {
  const [port, internalPort] = [await freePort(), await freePort()];
  // Caddy keeps things there; a folder that root had made would be in the way of everybody else.
  const home = await mkdtemp(join(tmpdir(), 'toile-caddy-'));
  const args = ['run', '--config', 'deploy/gateway/Caddyfile', '--adapter', 'caddyfile'];
  const caddy = spawn('caddy', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SITE_ADDRESS: `http://:${port}`,
      INTERNAL_ADDRESS: `http://:${internalPort}`,
      ...env,
    },
  });
  let written = '';
  const keep = (chunk: Buffer) => {
    written += chunk.toString();
  };
  caddy.stdout.on('data', keep);
  caddy.stderr.on('data', keep);
  const deadline = Date.now() + 15_000;
  while (!(await isListening(port))) {
    if (Date.now() > deadline) throw new Error('Caddy did not start');
    await sleep(50);
  }
  const stop = async () => {
    const gone = once(caddy, 'exit');
    caddy.kill();
    await gone;
    await rm(home, { recursive: true, force: true });
  };
  /** The lines of its access log, without what Caddy says of itself at its start. */
  const log = () =>
    written
      .split('\n')
      .filter((line) => line.includes('handled request'))
      .join('\n');
  return { port, internalPort, log, stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
