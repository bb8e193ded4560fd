import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from './measuring.mjs';

const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A whole Toile, its web server on a port that a gateway can be told. `env` adds to its settings. */
export async function startToile(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const [PORT, API_PORT, INGEST_PORT, AGGREGATOR_PORT, webPort] = await freePorts(5);
  const url = `http://localhost:${PORT}`;
  const web = spawn(
    process.execPath,
    ['--dns-result-order=ipv4first', fileOf('../../apps/web/.next/standalone/apps/web/server.js')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: webPort,
        HOSTNAME: 'localhost',
        API_URL: `http://127.0.0.1:${API_PORT}`,
        PUBLIC_URL: url,
        KEEP_ALIVE_TIMEOUT: '75000',
      },
      stdio: 'ignore',
    },
  );
  const child = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
    env: {
      ...process.env,
      PORT,
      API_PORT,
      INGEST_PORT,
      AGGREGATOR_PORT,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      API_INTERNAL_PORT: '0',
      INGEST_INTERNAL_PORT: '0',
      WEB_URL: `http://localhost:${webPort}`,
      DEMO_SCALE: 'full',
      DEMO_EVENTS: '20000',
      // What is drawn beside it is not what is measured; parts that want pictures ask for them first.
      PICTURES_AHEAD: '0',
      ...env,
    },
    stdio: 'ignore',
  });
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('Toile did not start');
    await sleep(300);
  }
  return {
    url,
    pids: [child.pid, web.pid],
    services: {
      API: `127.0.0.1:${API_PORT}`,
      INGEST: `127.0.0.1:${INGEST_PORT}`,
      WEB: `localhost:${webPort}`,
    },
    stop: async () => {
      await stopped(child);
      await stopped(web);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The gateway of deploy/gateway before the same services, where Caddy is on this machine. @returns null where it is not */
export async function startCaddy(services, publicUrl) {
  const [port, internalPort] = await freePorts(2);
  const home = mkdtempSync(join(tmpdir(), 'toile-caddy-'));
  const caddy = spawn(
    'caddy',
    ['run', '--config', fileOf('../../deploy/gateway/Caddyfile'), '--adapter', 'caddyfile'],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: home,
        // Its pages name this address; it answers to the same host on any port.
        PUBLIC_URL: publicUrl,
        SITE_ADDRESS: `http://:${port}`,
        INTERNAL_ADDRESS: `http://:${internalPort}`,
        ...services,
      },
    },
  );
  const isGone = new Promise((resolve) => {
    caddy.once('error', () => resolve(true));
    caddy.once('exit', () => resolve(true));
  });
  for (;;) {
    if (await isListening(Number(port))) break;
    if (await Promise.race([isGone, sleep(50, false)])) return null;
  }
  return {
    url: `http://localhost:${port}`,
    pids: [caddy.pid],
    stop: () => stopped(caddy).finally(() => rmSync(home, { recursive: true, force: true })),
  };
}

/** The floor: a page's bytes from memory. */
export async function startStatic() {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [fileOf('./static-server.mjs'), port], { stdio: 'ignore' });
  const url = `http://localhost:${port}/`;
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(50);
  return { url, stop: () => stopped(child) };
}

/** Signs a member of the demo in. @returns their cookies */
export async function signIn(url, name) {
  const answer = await fetch(`${url}/auth`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${name}@demo.toile.test`, password: 'toile-demo-2026' }),
  });
  if (!answer.ok) throw new Error(`cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
