import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '@toile/embedded';
import { startToileUnderTest, type ToileUnderTest } from '../e2e/start-toile.js';

/** An address of this machine that reaches what listens on every interface, and nothing that listens on 127.0.0.1. */
const ANOTHER_INTERFACE = '127.0.0.2';
const OPERATOR = { email: 'operator@demo.toile.test', password: 'toile-demo-2026' };

/** Whole starts. */
jest.setTimeout(400_000);
/** Whether the first start of all is for other machines, too: `defaults.long-spec.ts`. */
const OPEN_AT_FIRST = process.env.OPEN_AT_FIRST === '1';

describe('a start with few settings', () => {
  let folder: string;
  let web: Server;
  let ports: Record<'PORT' | 'API_PORT' | 'INGEST_PORT' | 'AGGREGATOR_PORT', string>;
  let toile: ToileUnderTest | undefined;
  /** Of an operator of the demo, from a run that was for this machine alone. */
  let cookie: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toile-defaults-'));
    // Pages are of no interest here.
    web = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    ports = {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      INGEST_PORT: String(await freePort()),
      AGGREGATOR_PORT: String(await freePort()),
    };
  });
  afterEach(async () => {
    await toile?.stop();
    toile = undefined;
  });
  afterAll(async () => {
    web.close().closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (env: Record<string, string>) => {
    const WEB_URL = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    toile = await startToileUnderTest({ DATA_DIR: folder, WEB_URL, HOST: '', ...ports, ...env });
    return toile.url;
  };
  const reachable = async () => {
    const open = await Promise.all(
      Object.entries(ports).map(async ([name, port]) => [name, await answers(port)]),
    );
    return open.filter(([, isOpen]) => isOpen).map(([name]) => name);
  };
  const signIn = (url: string) =>
    fetch(`${url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(OPERATOR),
    });
  const mails = async (url: string) => (await fetch(`${url}/dev/mail`)).status;

  const catalogueAlone = async () => {
    const url = await start({ HOST: '0.0.0.0' });
    expect(await reachable()).toEqual(['PORT']);
    expect((await signIn(url)).status).toBe(401);
    expect(await mails(url)).toBe(404);
    const looks = await fetch(`${url}/look/search`, { headers: { accept: 'application/json' } });
    expect(((await looks.json()) as { total_count: number }).total_count).toBeGreaterThan(0);
    return url;
  };
  if (OPEN_AT_FIRST)
    it(
      'gives other machines the catalogue alone: no account with a known password, no mails',
      catalogueAlone,
    );

  it('is reached from this machine only where nothing is said, and has both', async () => {
    const url = await start({});
    expect(await reachable()).toEqual([]);
    const answer = await signIn(url);
    expect(answer.status).toBe(200);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    expect(await isSignedIn(url, cookie)).toBe(true);
    expect(await mails(url)).toBe(200);
  });

  it('closes what was open before other machines get in: they get the catalogue alone, no session goes on', async () => {
    const url = await catalogueAlone();
    expect(await isSignedIn(url, cookie)).toBe(false);
  });
});

async function isSignedIn(url: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/auth/status`, { headers: { cookie, accept: 'application/json' } });
  return ((await answer.json()) as { logged_in: boolean }).logged_in;
}

function answers(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: ANOTHER_INTERFACE, port: Number(port) });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
