import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES, watchedKey } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

type Operations = Record<
  string,
  Record<string, { operationId: string; tags: string[]; responses: object; security?: object[] }>
>;

it('describes every route that is served, each under a name of its own', async () => {
  const document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Operations;
  };
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length);
  expect(document.paths['/look/{slug}']?.get?.operationId).toBe('look_show');
});

it('says what tokens of programs open beside sessions', async () => {
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as { paths: Operations };
  expect(paths['/moodboards/create']?.post?.security).toEqual([{ session: [] }, { token: [] }]);
  expect(paths['/moodboards/deleted']?.get?.security).toEqual([{ session: [] }]);
});

it('describes what ingest serves at the same address: bodies by example, and every answer', async () => {
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as { paths: Operations };
  const tracking = Object.entries(paths).filter(([, { post }]) => post?.tags.includes('Tracking'));
  expect(tracking).toHaveLength(10);
  for (const [, { post }] of tracking) {
    expect(Object.keys(post?.responses ?? {})).toEqual(['204', '400', '413', '422', '429', '503']);
    expect(JSON.stringify(post)).toContain('"taken"');
  }
  expect(paths['/api/tts/media/{slug}']?.post?.operationId).toBe('tts_media');
});

it('knows the fields of every class: those outside of DTO, command and query files have none', async () => {
  const { components } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    components: { schemas: Record<string, { properties?: object; enum?: unknown }> };
  };
  const empty = Object.entries(components.schemas).filter(
    ([, schema]) => !schema.enum && Object.keys(schema.properties ?? {}).length === 0,
  );
  expect(empty.map(([name]) => name)).toEqual([]);
});

it('says by what an alert knows a row of each figure, as the register has it', async () => {
  const { components } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    components: { schemas: Record<string, { properties: Record<string, { description?: string }> }> };
  };
  for (const name of ['TryAlertDto', 'SetAlertDto']) {
    const { description = '' } = components.schemas[name]?.properties.row ?? {};
    const [byLabel, others = ''] = description.split(' and of other figures ');
    expect(FIGURE_ADDRESSES.filter((figure) => byLabel?.includes(`\`${figure}\``))).toEqual(
      FIGURE_ADDRESSES.filter((figure) => watchedKey(figure, { label: 'x', tag_name: 'y' }) === 'x'),
    );
    expect(others).toMatch(/`tag_name`/);
  }
});

it('shows it to people: to read without scripts, and to try with scripts of this site alone', async () => {
  const page = await fetch(`${api.url}/api/docs`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const text = await page.text();
  expect(text).toContain('/api/editor/retags');
  // Bodies and answers by example, those of classes too.
  expect(text).toContain('look:castellani-brera-fall-winter-2026-look-12');
  const files = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  expect(files).toHaveLength(4);
  for (const path of files) {
    const file = await fetch(api.url + path);
    expect([path, file.status, file.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(path.endsWith('.js') ? 'text/javascript' : 'text/css'),
    ]);
  }
  expect((await fetch(`${api.url}/api/docs/package.json`)).status).toBe(404);
});

it('leads from the type of a refusal to a page that says what to do', async () => {
  const refused = (await (await fetch(`${api.url}/api/designers?page=0`)).json()) as { type: string };
  const page = await fetch(api.url + refused.type);
  expect([page.redirected, new URL(page.url).pathname]).toEqual([true, '/api/problems/input/invalid']);
  expect(await page.text()).toContain('<h2>Cure</h2>');
  expect((await fetch(`${api.url}/api/problems/made-up/reason`)).status).toBe(404);
  expect(
    (await fetch(`${api.url}/problems/%2F%2Fevil.test/x`, { redirect: 'manual' })).headers.get('location'),
  ).not.toContain('//evil');
});

it('answers by the version of the day that is named, and says of an old one when it ends', async () => {
  const asked = (version: string) =>
    fetch(`${api.url}/api/designers`, { headers: { 'toile-version': version } });
  const old = await asked('2026-11-10');
  expect(old.headers.get('toile-version')).toBe('2026-11-01');
  expect(old.headers.get('deprecation')).toBe(`@${Date.UTC(2026, 10, 26) / 1000}`);
  expect(old.headers.get('sunset')).toBe('Wed, 26 May 2027 00:00:00 GMT');
  expect(old.headers.get('link')).toContain('/api/changelog');
  expect((await asked('2026-11-26')).headers.has('deprecation')).toBe(false);
  const wrong = await asked('soon');
  expect([wrong.status, ((await wrong.json()) as { type: string }).type]).toEqual([
    422,
    '/problems/api-version/invalid',
  ]);
  expect(await (await fetch(`${api.url}/api/changelog`)).text()).toContain('2027-05-26');
});
