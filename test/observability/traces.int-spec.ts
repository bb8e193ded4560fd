import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { LEDGER_ENTITIES, ledgerMigrations, startAggregator } from '@toile/aggregator';
import { migrateDatabase, openDataSource } from '@toile/database';
import { startIngest } from '@toile/ingest';
import { createLogger, type RunningService, startTracing } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { openLook } from '../e2e/visitors.js';
import { type ReceivedSpan, startCollector } from './collector.js';

jest.setTimeout(120_000);

const closers: (() => unknown)[] = [];
let api: TestApi;
let ingest: RunningService;
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  collector = await startCollector();
  closers.push(collector.stop);
  closers.push(await startTracing({ endpoint: collector.endpoint, ratio: 1 }));
  const postgres = await testPostgres();
  closers.push(postgres.stop);
  api = await startTestApi(postgres.url);
  closers.push(() => api.stop());
  const { pool, log } = api;
  const store = await testWarehouse(pool);
  closers.push(() => store.stop());
  await migrateDatabase(postgres.url, ledgerMigrations);
  const logger = createLogger('test', 'silent');
  ingest = await startIngest({
    stores: { log },
    logger,
    port: 0,
    visitorSecret: 's'.repeat(32),
    trustedProxies: [],
  });
  closers.push(() => ingest.close());
  const dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES });
  closers.push(() => dataSource.destroy());
  const aggregator = await startAggregator({ dataSource, log, logger, warehouse: store.warehouse, port: 0 });
  closers.push(() => aggregator.stop());
});
afterAll(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

/** Waits for a trace that has a span of each name, and gives its spans by name. */
async function traceWith(...names: string[]): Promise<Map<string, ReceivedSpan>> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const traces = new Map<string, ReceivedSpan[]>();
    for (const span of collector.spans) traces.set(span.trace, [...(traces.get(span.trace) ?? []), span]);
    for (const spans of traces.values()) {
      const byName = new Map(spans.map((span) => [span.name, span]));
      if (names.every((name) => byName.has(name))) return byName;
    }
    if (Date.now() > deadline)
      throw new Error(
        `no such trace among ${JSON.stringify([...new Set(collector.spans.map((s) => s.name))])}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('shows a beacon’s way through the log into the warehouse as one trace', async () => {
  const route = 'POST /api/tts/media/:slug';
  expect(await openLook(`http://127.0.0.1:${ingest.port}`, 'atelier-look-1', 'visitor-1')).toBe(204);
  const trace = await traceWith(route, 'tracking send', 'tracking process', 'INSERT raw_tracking');
  const parentOf = (name: string) =>
    [...trace.values()].find((span) => span.id === trace.get(name)?.parent)?.name;
  expect(parentOf('tracking send')).toBe(route);
  expect(parentOf('tracking process')).toBe('tracking send');
  expect(parentOf('INSERT raw_tracking')).toBe('tracking process');
  expect([...trace.values()].map((span) => span.service)).toEqual(
    expect.arrayContaining(['ingest', 'aggregator']),
  );
  expect([...trace.values()].some((span) => span.failed)).toBe(false);
});

it('shows a command, its read model and its fact in the warehouse as one trace, the caller’s', async () => {
  const member = await api.person('free');
  const caller = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await member.send(
    'POST',
    '/moodboards/create',
    { name: 'Traced' },
    { traceparent: `00-${caller}-00f067aa0ba902b7-01` },
  );
  expect(answer.status).toBe(201);
  const trace = await traceWith(
    'POST /moodboards/create',
    'command CreateMoodboard',
    'project moodboard-details',
    'moodboards process',
    'INSERT raw_moodboards',
  );
  expect(trace.get('POST /moodboards/create')).toMatchObject({ trace: caller, parent: '00f067aa0ba902b7' });
  expect(trace.get('command CreateMoodboard')?.parent).toBe(trace.get('POST /moodboards/create')?.id);
  expect(trace.get('moodboards process')?.service).toBe('aggregator');
});

it('records nothing of a trace whose caller does not want it', async () => {
  const unwanted = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  await fetch(`${api.url}/look/search`, { headers: { traceparent: `00-${unwanted}-00f067aa0ba902b7-00` } });
  const wanted = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
  await fetch(`${api.url}/look/search`, { headers: { traceparent: `00-${wanted}-00f067aa0ba902b7-01` } });
  const deadline = Date.now() + 30_000;
  while (!collector.spans.some((span) => span.trace === wanted) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(collector.spans.some((span) => span.trace === wanted)).toBe(true);
  expect(collector.spans.some((span) => span.trace === unwanted)).toBe(false);
});
