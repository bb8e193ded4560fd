/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { askRaw } from '../security/ask-raw.js';
import { url } from './environment.js';
import { test } from './test.js';
import { firstLooks } from './visitors.js';

test.use({ pictures: true });

test('every service answers with the headers browsers protect readers by', async ({ request }) => {
  const answers = [
    '/en',
    '/api/countries',
    '/cdn/list_400/none.jpg',
    '/no/such/page',
    '/icon.svg',
    '/api/health',
  ];
  for (const path of [...answers, '/en/auth']) {
    const headers = (await request.get(url() + path)).headers();
    expect([path, headers]).toEqual([
      path,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/origin|no-referrer/),
      }),
    ]);
    if (path !== '/icon.svg') expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Only what arrived by https may be told to stay there.
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const beacon = await request.post(`${url()}/api/tts/click`, {
    form: { uri: '/', event: 'x', sessid: 's' },
  });
  expect(beacon.headers()['x-content-type-options']).toBe('nosniff');
});

test('a page that is everybody’s runs the scripts it was made with, by their hashes, and no others', async ({
  request,
}) => {
  for (const path of ['/en', '/fr/look/search', '/no/such/page']) {
    const answer = await request.get(url() + path);
    const policy = scriptsOf(answer.headers()['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const page = await answer.text();
    // It would change with every rendering, and let scripts run that nobody has looked at.
    expect(page).not.toContain('nonce=');
    const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    for (const [, attributes = '', script = ''] of scripts) {
      if (attributes.includes('application/ld+json')) continue;
      const source = / src="([^"]+)"/.exec(attributes)?.[1];
      if (source) expect(source).toMatch(/^\/_next\//);
      else expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(scripts.length).toBeGreaterThan(1);
    // Proxies refuse headers of many kilobytes.
    expect(policy.length).toBeLessThan(3_000);
  }
});

const scriptsOf = (policy = '') => /script-src [^;]*/.exec(policy)?.[0] ?? '';

test('a page for its reader runs only scripts with its own nonce, another one each time', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (const path of ['/en?as=me', '/en?as=me', '/fr/auth']) {
    const answer = await request.get(url() + path);
    const policy = scriptsOf(answer.headers()['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? '';
    nonces.add(nonce);
    const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
    for (const script of scripts.filter((one) => !one.includes('application/ld+json')))
      expect(script).toContain(`nonce="${nonce}"`);
    expect(scripts.length).toBeGreaterThan(1);
  }
  expect(nonces.size).toBe(3);
});

test('no page wants what its policy refuses', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });
  const [look] = await firstLooks(url(), 1);
  const paths = ['', `/look/${look}`, '/model', '/data/dashboard/trends', '/auth'];
  for (const path of [...paths, '/no/such/page']) {
    await page.goto(`${url()}/en${path}`);
    // React has taken over, so scripts do run.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  await page.goto(`${url()}/en`);
  const ran = await page.evaluate(() => {
    const image = document.createElement('div');
    image.innerHTML = '<img src="x" onerror="window.planted = true">';
    document.body.append(image);
    return new Promise((resolve) =>
      setTimeout(() => resolve((window as unknown as { planted?: boolean }).planted ?? false), 300),
    );
  });
  expect(ran).toBe(false);
  expect(refused.filter((one) => !/inline (script|event handler)/i.test(one))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
});

test('addresses a page names begin with the public one, whatever host a request names', async () => {
  const port = Number(new URL(url()).port);
  const headers = { accept: 'text/html', host: `127.0.0.1:${port}`, 'x-forwarded-host': 'evil.example' };
  for (const path of ['/en', '/en/news', '/en/news/rss.xml', '/sitemap.xml']) {
    const { status, text } = await askRaw(port, path, { headers });
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain(`${url()}/`);
    expect(text).not.toMatch(/evil\.example|127\.0\.0\.1/);
  }
  for (const path of ['/en', '/', '/sitemap.xml'])
    expect((await askRaw(port, path, { headers: { host: 'evil.example' } })).status).toBe(421);
});
