import { type APIRequestContext, type Browser, type BrowserContext, expect } from '@playwright/test';
import { url } from './environment.js';
import { everyPage } from './every-page.js';
import { signIn } from './sign-in.js';
import { test } from './test.js';

const READERS = [
  'free',
  'subscriber',
  'student',
  'trend',
  'team',
  'canceled',
  'pastdue',
  'analyst',
  'editor',
  'operator',
];
/** Answer to the token of a mail, are where one signs in, or tell how things are this minute. */
const OWN = /^\/(auth|newsletter\/|status)/;
/** Pages that say to search engines what they are of. */
const IS_DESCRIBED =
  /^(?:|\/(?:news|reports|talk\/more|parisiens-in-paris\/more|top-tagged-keywords|premium-memberships)|\/(?:look|collection|street)\/search|\/(?:look|collection|designer|model|street|live|walks)\/(?!search|more|picture|woman|related|tags)[^/?]+|\/(?:street|model)|\/(?:live|trends)\/woman\/.*)$/;
const accept = 'text/html';

async function member(browser: Browser, name: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await signIn(context, `${name}@demo.toile.test`);
  return context;
}
const get = (reader: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  reader.get(url() + path, { headers: { accept, ...headers } });

test('every page that is everybody’s is the same bytes for all of them, and says nothing of anybody', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const members = await Promise.all(READERS.map((name) => member(browser, name)));
  const readers = [request, ...members.map((one) => one.request)];
  const secrets = await Promise.all(members.map(secretsOf));
  const pages = (await everyPage(url())).filter((path) => !OWN.test(path));
  expect(pages.length).toBeGreaterThan(30);
  for (const path of pages) {
    const answers = await Promise.all(readers.map((reader) => get(reader, `/it${path}`)));
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    for (const text of others) expect(text === first, `${path} differs`).toBe(true);
    const isThere = path !== '/no/such/page';
    for (const answer of answers) {
      const headers = answer.headers();
      expect([path, answer.status(), headers['cache-control'], headers['set-cookie']]).toEqual([
        path,
        isThere ? 200 : 404,
        isThere ? expect.stringMatching(/^public, .*s-maxage=2\b/) : 'private, no-store',
        undefined,
      ]);
    }
    if (isThere) expect(first, `${path} has no picture for who shares it`).toContain('property="og:image"');
    if (IS_DESCRIBED.test(path))
      expect(first, `${path} says nothing to search engines`).toContain('application/ld+json');
    expect(first).not.toMatch(/name="_token"|@demo\.toile\.test|toile_session/);
    for (const secret of secrets.flat()) expect(first?.includes(secret), `${path}: ${secret}`).toBe(false);
  }
  await Promise.all(members.map((one) => one.close()));
});

/** What no page but their own may hold: their address and the value of their session. */
async function secretsOf(context: BrowserContext): Promise<string[]> {
  const status = await context.request.get(`${url()}/auth/status`, {
    headers: { accept: 'application/json' },
  });
  const { user } = (await status.json()) as { user: { email: string; slug: string } };
  const cookies = await context.cookies();
  return [user.email, user.slug, ...cookies.map(({ value }) => value).filter((value) => value.length > 20)];
}

test('who has a page already is told that it is the same, by an ETag of the bytes', async ({ request }) => {
  await expect(async () => {
    const first = await get(request, '/fr/model');
    const { etag = '', vary } = first.headers();
    expect(vary).toMatch(/^accept, accept-encoding\b/);
    const again = await get(request, '/fr/model', { 'if-none-match': etag });
    expect([again.status(), again.headers().etag, (await again.body()).length]).toEqual([304, etag, 0]);
    const stranger = await get(request, '/fr/model', { 'if-none-match': '"another"' });
    expect(stranger.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
});

test('a page rendered for its reader is kept by nobody', async ({ browser, request }) => {
  const subscriber = await member(browser, 'subscriber');
  for (const path of ['/en/model?as=me', '/en/moodboards', '/en/user/account/update']) {
    const answer = await get(subscriber.request, path);
    expect([path, answer.headers()['cache-control']]).toEqual([
      path,
      expect.stringMatching(/private.*no-store/),
    ]);
  }
  // What the client router asks for, too.
  const data = await subscriber.request.get(`${url()}/en/model?_rsc=1`, { headers: { rsc: '1' } });
  expect(data.headers()['cache-control']).toMatch(/no-store/);
  expect(await data.text()).toContain('most-seen');
  const visitors = await request.get(`${url()}/en/model?_rsc=1`, { headers: { rsc: '1' } });
  expect(await visitors.text()).not.toContain('most-seen');
  await subscriber.close();
});

test('a session that is ended elsewhere is ended with the next page', async ({ browser }) => {
  const here = await member(browser, 'team');
  const there = await member(browser, 'team');
  const isOpen = async () =>
    (await (await get(here.request, '/es/model?as=me')).text()).includes('id="most-seen"');
  expect([await isOpen(), await isOpen()]).toEqual([true, true]);
  await there.request.get(`${url()}/auth/force-relogin`, { maxRedirects: 0 });
  expect(await isOpen()).toBe(false);
  await Promise.all([here.close(), there.close()]);
});
