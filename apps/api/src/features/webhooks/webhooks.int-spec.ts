import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { verifyWebhook } from '../../../../../clients/typescript/src/index.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { type Answer, type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import {
  type CollectionToLoad,
  loadCatalogue,
  openCatalogueStore,
} from '../catalogue-import/load-catalogue.js';
import { COLLECT_EVENTS } from './events/collect-events.handler.js';
import { WebhookEvents } from './events/webhook-events.js';

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const NEW_SHOW: CollectionToLoad = {
  status: 'published',
  facts: {
    collection: 'atelier-two-fw26',
    designer: named('Atelier Two'),
    season: named('Fall-Winter 2026'),
    type: { slug: 'woman', name: 'Womenswear' },
    city: named('Paris'),
    show_date: '2026-03-01T10:00:00.000Z',
    title: 'Atelier Two',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks: [
    {
      slug: 'two-1',
      position: 1,
      thumbhash: null,
      tags: [named('Lace')],
      models: [named('Some Model')],
      image_filename: 'two-1.jpg',
      width: 1200,
      height: 1800,
      colours: ['#112233'],
      description: 'Look 1',
    },
  ],
};

const WEBHOOKS = '/api/dashboard/webhooks';
const json = (answer: Answer) => JSON.parse(answer.text);

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let analyst: Person;
let receiver: Server;
let url: string;
let heard: { headers: Record<string, string>; body: string }[] = [];
let answer = 204;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { webhooksToPrivate: true });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answer, { location: `${url}/elsewhere` }).end('inside');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/toile`;
  analyst = await api.person('analyst');
  // The collector begins with the present.
  await api.runJobs(COLLECT_EVENTS);
});
beforeEach(() => {
  heard = [];
  answer = 204;
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  receiver?.close();
});

const add = async (types: string[], person = analyst, to = url) =>
  json(await person.send('POST', WEBHOOKS, { url: to, types })) as { id: string; secret: string };
const deliveries = async (id: string, query = '') =>
  json(await analyst.get(`${WEBHOOKS}/${id}/deliveries${query}`)).results as {
    position: number;
    type: string;
    state: string;
    attempts: number;
    last_status: number | null;
    tried_at: string | null;
    next_try_at: string | null;
    last_error: string | null;
  }[];
const events = () =>
  heard.map(({ body }) => JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> });
/** As a feature tells what happened. */
const tell = (id: string, more: { subject?: string; type?: 'alert.crossed' | 'forecast.made' } = {}) =>
  new WebhookEvents(new Jobs(api.pool), api.pool).publish([
    {
      id,
      type: more.type ?? 'forecast.made',
      subject: more.subject ?? null,
      occurredAt: new Date(),
      data: { told: id },
    },
  ]);

it('tells of a show that is published, signed, once, without who walks, and to whom wants to know', async () => {
  const { id, secret } = await add(['looks.published', 'collection.published']);
  const other = await add(['forecast.made']);
  await loadCatalogue(openCatalogueStore(api.pool), [NEW_SHOW]);
  await api.runJobs(COLLECT_EVENTS);
  await api.runJobs(COLLECT_EVENTS);
  expect(
    events()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['collection.published', 'looks.published']);
  const published = heard.find(({ body }) => body.includes('looks.published'));
  const event = verifyWebhook(published?.body ?? '', published?.headers ?? {}, secret);
  expect(event.data).toMatchObject({
    collection: 'atelier-two-fw26',
    designer: 'atelier-two',
    looks_count: 1,
  });
  expect(published?.body).toContain('lace');
  // Who walks is for plans.
  expect(published?.body).not.toContain('model');
  expect(() => verifyWebhook(published?.body ?? '', published?.headers ?? {}, other.secret)).toThrow();
  expect(
    (await deliveries(id)).map(({ state, attempts, last_status }) => [state, attempts, last_status]),
  ).toEqual([
    ['delivered', 1, 204],
    ['delivered', 1, 204],
  ]);
  await analyst.send('DELETE', `${WEBHOOKS}/${id}`);
  await analyst.send('DELETE', `${WEBHOOKS}/${other.id}`);
});

it('tries again what is refused, follows nothing, gives up at last, and brings back what was given up', async () => {
  const { id } = await add(['forecast.made']);
  answer = 302;
  await tell('forecast-1');
  await api.runJobs();
  expect(await deliveries(id)).toMatchObject([
    { state: 'waiting', attempts: 1, last_status: 302, last_error: 'answered 302' },
  ]);
  const [waiting] = await deliveries(id);
  expect(Date.parse(waiting?.next_try_at ?? '')).toBeGreaterThan(Date.parse(waiting?.tried_at ?? ''));
  for (let attempt = 2; attempt <= 11; attempt++) await api.retryJobs();
  expect(await deliveries(id, '?state=dead')).toMatchObject([
    { state: 'dead', attempts: 11, next_try_at: null },
  ]);
  expect(heard.every(({ headers }) => headers['webhook-id'] === 'forecast-1')).toBe(true);
  answer = 204;
  heard = [];
  expect(json(await analyst.send('POST', `${WEBHOOKS}/${id}/redrive`))).toEqual({ events: 1, next: null });
  await api.runJobs();
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  // Told twice by its feature, an event is told once.
  await tell('forecast-1');
  await api.runJobs();
  expect(heard).toHaveLength(1);
  await tell('forecast-2');
  await api.runJobs();
  const [, first] = await deliveries(id);
  heard = [];
  expect(json(await analyst.send('POST', `${WEBHOOKS}/${id}/replay`, { from: first?.position }))).toEqual({
    events: 2,
    next: null,
  });
  await api.runJobs();
  expect(events().map(({ data }) => data.told)).toEqual(['forecast-1', 'forecast-2']);
  await analyst.send('DELETE', `${WEBHOOKS}/${id}`);
});

it('signs by both secrets for a day after a rotation, and keeps neither readable', async () => {
  const { id, secret } = await add(['forecast.made']);
  const rotated = json(await analyst.send('POST', `${WEBHOOKS}/${id}/secret`)) as { secret: string };
  expect((await analyst.send('POST', `${WEBHOOKS}/${id}/test`)).status).toBe(202);
  await api.runJobs();
  const [test] = heard;
  for (const one of [secret, rotated.secret])
    expect(verifyWebhook(test?.body ?? '', test?.headers ?? {}, one).type).toBe('webhook.test');
  expect((await analyst.get(WEBHOOKS)).text).not.toContain('whsec_');
  const { rows } = await api.pool.query("SELECT encode(secret, 'escape') AS secret FROM webhook_endpoint");
  expect(JSON.stringify(rows)).not.toContain('whsec_');
  await analyst.send('DELETE', `${WEBHOOKS}/${id}`);
});

it('is each member’s own: alerts of others, their webhooks, and members without a subscription', async () => {
  const { id } = await add(['alert.crossed']);
  await tell('of-somebody-else', { type: 'alert.crossed', subject: 'somebody-else' });
  await api.runJobs();
  expect(heard).toEqual([]);
  const operator = await api.person('operator');
  for (const [method, path, body] of [
    ['GET', `/${id}/deliveries`],
    ['POST', `/${id}/secret`, {}],
    ['POST', `/${id}/replay`, { from: 0 }],
    ['POST', `/${id}/redrive`, {}],
    ['POST', `/${id}/test`, {}],
    ['DELETE', `/${id}`],
  ] as const)
    expect([path, (await operator.send(method, WEBHOOKS + path, body)).status]).toEqual([path, 404]);
  expect(
    (await (await api.person('free')).send('POST', WEBHOOKS, { url, types: ['alert.crossed'] })).status,
  ).toBe(403);
  // What was written before a subscription ended is not told after it.
  await api.pool.query(
    "UPDATE webhook_endpoint SET subject = 'gone', types = '{forecast.made}' WHERE id = $1",
    [id],
  );
  await tell('after-the-end');
  await api.runJobs();
  expect(heard).toEqual([]);
  const { rows } = await api.pool.query(
    'SELECT state, last_error FROM webhook_delivery WHERE endpoint = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'dead', last_error: 'the subscription has ended' }]);
  await api.pool.query('DELETE FROM webhook_endpoint WHERE id = $1', [id]);
});

it('takes ten at most, and says what is wrong with the others', async () => {
  const wrong = await analyst.send('POST', WEBHOOKS, { url: 'ftp://a.test', types: ['no-such'] });
  expect([wrong.status, wrong.body.violations.map(({ propertyPath }) => propertyPath).sort()]).toEqual([
    422,
    ['types', 'url'],
  ]);
  expect(
    (await analyst.send('POST', WEBHOOKS, { url: 'http://a:b@a.test/', types: ['forecast.made'] })).status,
  ).toBe(422);
  const made = [];
  for (let count = 0; count < 10; count++) made.push(await add(['forecast.made']));
  expect((await analyst.send('POST', WEBHOOKS, { url, types: ['forecast.made'] })).status).toBe(409);
  for (const { id } of made) await analyst.send('DELETE', `${WEBHOOKS}/${id}`);
});
