import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REFUSED_PATHS } from '../../apps/standalone/src/front-door/testing-routing-cases.js';
import { askRaw } from './ask-raw.js';
import { startEdge } from './start-edge.js';

let edge: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge?.stop());

/** What only internal pages say. */
const TELLS = /toile_http_request|process_resident_memory|"in_flight"|"services"|^\{"status":"ok"\}$/;
const PAGES = ['/metrics', '/ledger', '/health/live', '/health/ready'];
const SPELLINGS = PAGES.flatMap((page) => [
  page,
  `${page}/`,
  `/.${page}`,
  `/${page}`,
  `${page}?x=1`,
  `${page};x=1`,
  `${page}#x`,
  `${page}%20`,
  `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`,
  page.toUpperCase(),
  `/en${page}`,
  `/en/..${page}`,
  `/cdn/%2e%2e${page}`,
  `/cdn/..${page}`,
  `/cdn/..%2f${page.slice(1)}`,
  `/cdn/..%5c${page.slice(1)}`,
  `/api/tts/%2e%2e/%2e%2e${page}`,
  `/api/tts/../..${page}`,
  `/api/tts/..%2f..%2f${page.slice(1)}`,
  `/download/a%2f..%2f..${page}`,
  `/api/tts/\\..\\..${page}`,
  `/%252e%252e${page}`,
  `/api/..${page}`,
]);

describe('internal pages', () => {
  it('are reached through the front door by no spelling, as a page, as a program, or by a write', async () => {
    const told: string[] = [];
    for (const path of SPELLINGS)
      for (const [method, accept] of [
        ['GET', 'text/html'],
        ['GET', 'application/json'],
        ['POST', '*/*'],
      ]) {
        const { text } = await askRaw(edge.port, path, { method, headers: { accept: accept ?? '' } });
        if (TELLS.test(text)) told.push(`${method} ${path} (${accept})`);
      }
    expect(told).toEqual([]);
  });

  it('are not at the ports that take what the front door passes on', async () => {
    for (const path of SPELLINGS)
      for (const port of [Number(new URL(edge.api.url).port), edge.ingest.port]) {
        const { status, text } = await askRaw(port, path);
        expect([path, status, TELLS.test(text)]).toEqual([path, expect.any(Number), false]);
        expect(status).toBeGreaterThanOrEqual(400);
      }
  });

  it('are at a port of their own, which this machine alone reaches', async () => {
    for (const port of [Number(new URL(edge.api.internalUrl).port), edge.ingest.internalPort]) {
      expect((await askRaw(port, '/health/live')).text).toBe('{"status":"ok"}');
      expect((await askRaw(port, '/metrics')).text).toMatch(TELLS);
      expect((await askRaw(port, '/metrics', { method: 'POST' })).status).toBe(404);
      const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
      for (const { address, family, internal } of others)
        if (!internal && family === 'IPv4')
          await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow();
    }
    expect((await askRaw(edge.ingest.internalPort, '/ledger')).text).toMatch(TELLS);
  });

  it.each(REFUSED_PATHS)('%s is answered with a problem that names the cure', async (path) => {
    const { status, headers, text } = await askRaw(edge.port, path);
    expect([status, headers['content-type']]).toEqual([400, expect.stringContaining('problem+json')]);
    expect(JSON.parse(text)).toMatchObject({ type: '/problems/path/malformed' });
  });

  it('leave what readers ask for as it is', async () => {
    expect((await askRaw(edge.port, '/%61pi/countries')).status).toBe(200);
    expect((await askRaw(edge.port, '/en/look/x?from=//a/../b')).text).toContain('/en/look/x?from=//a/../b');
  });
});
