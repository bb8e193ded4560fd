import { afterAll, beforeAll, expect, it } from '@jest/globals';
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

it('shows it to people', async () => {
  const page = await fetch(`${api.url}/api/docs`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const text = await page.text();
  expect(text).toContain('/api/editor/retags');
  // Bodies and answers by example, those of classes too.
  expect(text).toContain('look:castellani-brera-fall-winter-2026-look-12');
});
