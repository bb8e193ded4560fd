import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { url } from './environment.js';
import { signIn } from './sign-in.js';

const text = async (reader: APIRequestContext, path: string) => (await reader.get(url() + path)).text();
const tokenIn = (page: string) => /name="_token" value="([^"]+)"/.exec(page)?.[1] ?? '';

async function member(browser: Browser, email: string) {
  const context = await browser.newContext();
  await signIn(context, email);
  return context;
}

test('readers one after the other and all at once get what is theirs', async ({ browser, request }) => {
  const free = await member(browser, 'free@demo.toile.test');
  const subscriber = await member(browser, 'subscriber@demo.toile.test');
  const readers = [
    { reader: free.request, isOpen: false },
    { reader: subscriber.request, isOpen: true },
    { reader: request, isOpen: false },
  ];
  const check = async ({ reader, isOpen }: (typeof readers)[number]) => {
    const page = await text(reader, '/it/model');
    expect(page.includes('id="most-seen"')).toBe(isOpen);
    expect(page.includes('data-paywall-banner')).toBe(!isOpen);
    // Nobody's page says who they are: it might be somebody else's.
    expect(/@demo\.toile\.test|toile_session|reader\.[0-9a-f]/.test(page)).toBe(false);
  };
  for (const one of [...readers, ...readers]) await check(one);
  await Promise.all([...readers, ...readers, ...readers].map(check));
  await Promise.all([free.close(), subscriber.close()]);
});

test('a form holds the token of the reader’s own session, and it is worth nothing in another', async ({
  browser,
}) => {
  const { results } = (await (await fetch(`${url()}/api/collections`)).json()) as {
    results: { slug: string }[];
  };
  const path = `/en/collection/${results.at(-1)?.slug}`;
  const [ada, bea] = [
    await member(browser, 'student@demo.toile.test'),
    await member(browser, 'trend@demo.toile.test'),
  ];
  const pages = await Promise.all([ada, bea, ada, bea].map(({ request }) => text(request, path)));
  const [first = '', second = ''] = pages.map(tokenIn);
  expect(first).not.toBe('');
  expect(second).not.toBe('');
  expect(second).not.toBe(first);
  // In another language nothing of this page was drawn for anybody before.
  expect((await text(bea.request, path.replace('/en/', '/fr/'))).includes('<html lang="fr"')).toBe(true);
  const isRated = async (who: typeof ada) => (await text(who.request, path)).includes('checked=""');
  const send = (who: typeof ada, form: Record<string, string>) =>
    who.request.post(`${url()}${path.replace('/en', '')}/rating`, {
      form,
      headers: { accept: 'text/html', origin: url() },
      maxRedirects: 0,
    });
  await send(bea, { _token: first, rating: '4' });
  expect(await isRated(bea)).toBe(false);
  await send(ada, { _token: tokenIn(await text(ada.request, path)), rating: '4' });
  // Theirs at once, and nobody else's.
  expect(await isRated(ada)).toBe(true);
  expect(await isRated(bea)).toBe(false);
  await send(ada, { _token: tokenIn(await text(ada.request, path)), withdraw: 'true' });
  expect(await isRated(ada)).toBe(false);
  await Promise.all([ada.close(), bea.close()]);
});

test('a session that is ended elsewhere is ended with the next page', async ({ browser }) => {
  const here = await member(browser, 'team@demo.toile.test');
  const there = await member(browser, 'team@demo.toile.test');
  const isOpen = async () => (await text(here.request, '/es/model')).includes('id="most-seen"');
  expect([await isOpen(), await isOpen()]).toEqual([true, true]);
  await there.request.get(`${url()}/auth/force-relogin`, { maxRedirects: 0 });
  expect(await isOpen()).toBe(false);
  await Promise.all([here.close(), there.close()]);
});
