import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';
import { type RunningService, startService } from './service.js';

let service: RunningService;
const get = (path: string) => fetch(`http://127.0.0.1:${service.port}${path}`);
const metrics = async () => (await fetch(`http://127.0.0.1:${service.internalPort}/metrics`)).text();

beforeEach(async () => {
  service = await startService({
    name: 'measured',
    port: 0,
    logger: createLogger('measured', 'silent'),
    checks: {},
    configure: (app) => {
      const fastify = app.getHttpAdapter().getInstance();
      fastify.get('/looks/:slug', async () => 'a look');
    },
  });
});
afterEach(() => service.close());

const countOf = (text: string, labels: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`toile_http_request_duration_seconds_count{${labels}}`))
    ?.split(' ')[1];

it('counts requests by pattern, so that no path of a reader becomes a label', async () => {
  await Promise.all(['one', 'two', 'three'].map((slug) => get(`/looks/${slug}`)));
  const text = await metrics();
  expect(countOf(text, 'method="GET",route="/looks/:slug",status="200"')).toBe('3');
  expect(text).not.toContain('/looks/one');
});

it('gathers what no route answers under one name', async () => {
  await Promise.all([get('/wp-admin.php'), get('/.env')]);
  expect(countOf(await metrics(), 'method="GET",route="none",status="404"')).toBe('2');
});

it('tells what the process uses', async () => {
  expect(await metrics()).toMatch(/^process_resident_memory_bytes \d+/m);
});
