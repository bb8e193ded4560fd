import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askRaw } from './ask-raw.js';
import { PUBLIC_URL, startEdge } from './start-edge.js';

/** A proxy before Toile comes from here; everybody else from 127.0.0.1. */
const PROXY = '127.0.0.2';
const EVIL = 'evil.example';
const PATHS = ['/sitemap.xml', '/sitemap/look.xml', '/robots.txt', '/en', '/api/countries', '/auth/status'];

let edge: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  edge = await startEdge({ trustedProxies: [`${PROXY}/32`] });
});
afterAll(() => edge?.stop());

const ask = (path: string, headers: Record<string, string>, localAddress = '127.0.0.1') =>
  askRaw(edge.port, path, { headers, localAddress });

describe('a host that is not ours', () => {
  it.each(PATHS)('is not answered at %s, and the answer is kept by nobody', async (path) => {
    const { status, headers, text } = await ask(path, { host: EVIL });
    expect(status).toBe(421);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toMatchObject({
      type: '/problems/host/unknown',
      detail: expect.stringContaining(PUBLIC_URL),
    });
    expect(text).not.toContain(EVIL);
  });

  it('is not answered to a write, whose origin would match', async () => {
    const headers = { host: EVIL, origin: `http://${EVIL}`, 'content-type': 'application/json' };
    const asked = await askRaw(edge.port, '/auth', { method: 'POST', headers, body: '{}' });
    expect(asked.status).toBe(421);
  });

  it('is not believed of a client, and not answered when a trusted proxy names it', async () => {
    for (const path of PATHS) {
      const own = await ask(path, { host: 'toile.example', 'x-forwarded-host': EVIL });
      expect([path, own.status, own.text.includes(EVIL)]).toEqual([path, 200, false]);
      expect((await ask(path, { host: 'inside', 'x-forwarded-host': EVIL }, PROXY)).status).toBe(421);
      const named = await ask(path, { host: 'inside', 'x-forwarded-host': 'toile.example' }, PROXY);
      expect(named.status).toBe(200);
    }
    expect((await ask('/en', { host: 'inside', 'x-forwarded-host': 'toile.example' })).status).toBe(421);
  });

  it('reaches no address the api writes, even past the front door', async () => {
    const port = Number(new URL(edge.api.url).port);
    for (const path of ['/sitemap.xml', '/sitemap/look.xml', '/robots.txt']) {
      const { text } = await askRaw(port, path, { headers: { host: EVIL, 'x-forwarded-host': EVIL } });
      expect(text).toContain(`${PUBLIC_URL}/`);
      expect(text).not.toContain(EVIL);
    }
  });
});

it('is answered by every name of ours', async () => {
  for (const host of ['toile.example', 'localhost:3000', `127.0.0.1:${edge.port}`, '[::1]:3000'])
    expect([host, (await ask('/sitemap.xml', { host })).status]).toEqual([host, 200]);
});
