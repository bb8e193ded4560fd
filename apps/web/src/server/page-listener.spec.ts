import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pagePolicy } from '@toile/contracts';
import { ContentVersion } from './content-version.js';
import { pageListener } from './page-listener.js';

let now = 0;
let rendered: string[] = [];
let status = 200;
let words = '';
/** What somebody has got into a page. */
let smuggled = '';
let content: ContentVersion;
let server: Server;
let port = 0;

/** Next in its stead: pages that say all they are told. Its proxy asks the api first where it is told to. */
const next: RequestListener = (request, response) => {
  rendered.push(request.url ?? '');
  const nonce = `n${rendered.length}`;
  if (request.headers['x-toile-ask-first']) words = 'This page is not there.';
  const said = [request.headers.cookie ?? 'nobody', request.headers['x-toile-for-reader'] ?? 'everybody'];
  response
    .setHeader('vary', 'rsc, Accept-Encoding')
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy({ nonce }),
      link: `</a.css>; rel=preload; as="style"; nonce="${nonce}", </b.woff2>; rel=preload; as="font"`,
    })
    .end(
      `<p>${said.join(' ')} ${words}</p><script nonce="${nonce}">${words}</script><script src="/a.js" nonce="${nonce}"></script>${smuggled}`,
    );
};

beforeEach(async () => {
  now = 1_000_000;
  rendered = [];
  status = 200;
  words = 'one';
  smuggled = '';
  content = new ContentVersion(() => now);
  server = createServer(pageListener(next, () => now, content));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}
/** `fetch` would undo what is compressed. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, body, text: body.toString() });
    })
      .on('error', reject)
      .end();
  });

it('renders a page that is everybody’s once, on nobody’s behalf', async () => {
  const readers = ['', 'toile_session=ada', 'toile_session=bea'];
  const pages = await Promise.all(
    readers.map((cookie) => ask('/en/model', { cookie, 'user-agent': cookie })),
  );
  expect(new Set(pages.map(({ text }) => text))).toEqual(
    new Set(['<p>nobody everybody one</p><script>one</script><script src="/a.js"></script>']),
  );
  expect(rendered).toEqual(['/en/model']);
  const { headers } = pages[0] ?? {};
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=1',
    vary: 'accept, accept-encoding, rsc',
    link: '</a.css>; rel=preload; as="style", </b.woff2>; rel=preload; as="font"',
  });
  // printf one | openssl sha256 -binary | base64
  expect(headers?.['content-security-policy']).toContain(
    "script-src 'self' 'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=';",
  );
});

it('allows the scripts Next wrote and none that came into the page otherwise, and is the same each time', async () => {
  smuggled = '<script>steal()</script><script nonce="n9">steal()</script>';
  const first = await ask('/en/model');
  const [policy] = /script-src [^;]*/.exec(String(first.headers['content-security-policy'])) ?? [];
  expect(policy).toBe("script-src 'self' 'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0='");
  now += 3_000;
  const again = await ask('/en/model');
  expect([again.text, again.headers.etag]).toEqual([first.text, first.headers.etag]);
  expect(rendered).toHaveLength(2);
});

it.each(['/en/auth', '/en/moodboards', '/fr/model?as=me', '/en/newsletter/confirm?token=x', '/model'])(
  'leaves %s to its reader',
  async (path) => {
    for (let time = 0; time < 2; time += 1)
      expect((await ask(path, { cookie: 'toile_session=ada' })).text).toContain('<p>toile_session=ada ');
    expect(rendered).toEqual([path, path]);
  },
);

it('renders what the client router asks for its reader, whatever a request claims', async () => {
  const cookie = 'toile_session=ada';
  expect((await ask('/en/model?_rsc=x', { rsc: '1', cookie })).text).toContain(`<p>${cookie} 1`);
  expect((await ask('/en/model', { 'x-toile-for-reader': '1', cookie })).text).toContain(
    '<p>nobody everybody',
  );
});

it('answers 304 to who has the page, and the page once it is another one', async () => {
  const { headers } = await ask('/en/model');
  const known = { 'if-none-match': `"other", W/${headers.etag}` };
  const same = await ask('/en/model', known);
  expect([same.status, same.text, same.headers.etag]).toEqual([304, '', headers.etag]);
  now += 3_000;
  expect((await ask('/en/model', known)).status).toBe(304);
  words = 'two';
  now += 3_000;
  const other = await ask('/en/model', known);
  expect([other.status, other.headers.etag === headers.etag]).toEqual([200, false]);
});

it('compresses as the reader takes it, each with an ETag of its own', async () => {
  const whole = await ask('/en/model');
  const br = await ask('/en/model', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask('/en/model', { 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(br.body).toString()).toBe(whole.text);
  expect(gunzipSync(gzip.body).toString()).toBe(whole.text);
  expect(new Set([whole, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  const head = await ask('/en/model', {}, 'HEAD');
  expect([head.text, head.headers['content-length']]).toEqual(['', String(whole.body.length)]);
});

it('gives nobody a page older than two seconds, and renews one that is asked for', async () => {
  await ask('/en/model');
  words = 'two';
  now += 1_600;
  expect((await ask('/en/model')).text).toContain('one');
  while (rendered.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask('/en/model')).text).toContain('two');
  words = 'three';
  now += 2_001;
  const fresh = await ask('/en/model');
  expect([fresh.text.includes('three'), fresh.headers.age]).toEqual([true, '0']);
});

/** The api says so each second, from a second ago on. */
const hear = (version: string) => content.heard(version, now);
const later = (ms: number, version: string) => {
  for (const until = now + ms; now < until; ) {
    now += 1_000;
    hear(version);
  }
};

it('keeps a page while nothing that pages are made of changes, and none that was made just after a change', async () => {
  hear('7');
  await ask('/en/model');
  words = 'two';
  later(3_000, '7');
  expect((await ask('/en/model')).text).toContain('two');
  later(30_000, '7');
  await ask('/en/model');
  words = 'three';
  later(20_000, '7');
  const kept = await ask('/en/model');
  expect([kept.text.includes('two'), kept.headers.age]).toEqual([true, '0']);
  hear('8');
  now += 2_000;
  expect((await ask('/en/model')).text).toContain('three');
});

it('renews a page whose figures are old beside the readers it has, and forgets one that nobody asked for', async () => {
  hear('7');
  later(31_000, '7');
  await ask('/en/model');
  words = 'two';
  later(31_000, '7');
  expect((await ask('/en/model')).text).toContain('one');
  while (rendered.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask('/en/model')).text).toContain('two');
  words = 'three';
  later(601_000, '7');
  expect((await ask('/en/model')).text).toContain('three');
});

it('keeps no page for longer where the api has gone, nor one of members or of what is on now', async () => {
  hear('7');
  later(31_000, '7');
  for (const path of ['/en/model', '/en/live/ss27', '/en/members/ada']) await ask(path);
  words = 'two';
  now += 3_000;
  expect((await ask('/en/model')).text).toContain('two');
  hear('7');
  for (const path of ['/en/live/ss27', '/en/members/ada']) expect((await ask(path)).text).toContain('two');
});

it('has a page that tells by itself that it is not there drawn once more, as the api refuses it', async () => {
  status = 404;
  expect((await ask('/en/look/none')).text).toContain('This page is not there.');
  expect(rendered).toEqual(['/en/look/none', '/en/look/none']);
  words = 'one';
  // Of this one the proxy has asked already.
  expect((await ask('/en/live/none')).text).toContain('one');
  expect(rendered).toHaveLength(3);
});

it('believes a page of one thing that says it is not there, draws it once and keeps it for nobody', async () => {
  words = '<meta name="toile-status" content="404"/>';
  const missing = await ask('/en/look/none');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(missing.headers.etag).toBeUndefined();
  expect(rendered).toEqual(['/en/look/none']);
  await ask('/en/look/none');
  expect(rendered).toHaveLength(2);
  // What editors write may say anything.
  expect((await ask('/en/news')).status).toBe(200);
});

it('keeps no page that is not there', async () => {
  status = 404;
  const missing = await ask('/en/look/none');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(missing.headers['content-security-policy']).toContain("'sha256-");
  status = 200;
  expect((await ask('/en/look/none')).status).toBe(200);
});

it('says of a personal page too that programs get something else', async () => {
  const { headers } = await ask('/en/auth/status');
  expect(headers.vary).toBe('accept, accept-encoding, rsc');
});
