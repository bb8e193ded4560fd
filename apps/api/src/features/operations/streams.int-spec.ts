import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { emptyLedger } from '../figures/testing-facts.js';
import type { ReplayPlanDto } from './queries/replay-plan.js';
import type { StreamsDto } from './streams.dto.js';

const AT = '/api/operations';
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let operator: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  await emptyLedger(api.pool);
  operator = await api.person('operator');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const streams = async () => (await operator.get(`${AT}/streams`)).body as unknown as StreamsDto;
const post = (path: string, body: object = {}, who = operator) => who.send('POST', `${AT}/${path}`, body);
const noted = async () =>
  (
    await api.pool.query<{ action: string; detail: object }>(
      'SELECT action, detail FROM account_audit ORDER BY id DESC LIMIT 1',
    )
  ).rows[0];

it('tells how far the warehouse and the read models are, what is sealed, and what came in by the hour', async () => {
  await api.log.append(
    Array.from({ length: 5 }, (_, n) => ({ topic: 'tracking', key: 'one', value: Buffer.from(String(n)) })),
  );
  const end = await Promise.all([0, 1].map((partition) => api.log.endOffset('tracking', partition)));
  const held = end.indexOf(5);
  await api.pool.query(
    `INSERT INTO ledger_partition VALUES ('tracking', '2026-11-22T16:00:00Z', 1, ${held}, 3), ('tracking', NULL, 2, ${held}, 5)`,
  );
  await api.pool.query(
    `INSERT INTO ledger_block VALUES
       (1, 'tracking', 0, 30, 2, date_trunc('hour', now()), 'done'), (1, 'tracking', 1, 8, 0, date_trunc('hour', now()), 'done'),
       (1, 'tracking', 1, 9, 0, date_trunc('hour', now()), 'intent'), (2, 'tracking', 1, 9, 0, date_trunc('hour', now()), 'done'),
       (1, 'tracking', 1, 7, 0, now() - interval '25 hours', 'done')`,
  );
  await api.pool.query(
    `INSERT INTO ledger_seal VALUES (1, 'tracking', 'hour', '2026-11-20T10:00:00Z'), (1, 'tracking', 'hour', '2026-11-20T11:00:00Z');
     INSERT INTO ledger_open VALUES (1, 'tracking', 'hour', '2026-11-20T12:00:00Z'), (1, 'tracking', 'days', '2026-11-20')`,
  );
  const found = await streams();
  expect(found.partitions.filter(({ topic }) => topic === 'tracking')[held]).toEqual({
    topic: 'tracking',
    partition: held,
    first: 0,
    end: 5,
    stored: 3,
    lag: 2,
    fresh_to: '2026-11-22T16:00:00.000Z',
    held_by: null,
  });
  expect(found.throughput).toMatchObject([{ topic: 'tracking', records: 40 }]);
  expect(found.seals).toEqual([
    {
      topic: 'tracking',
      period: 'hour',
      sealed: 2,
      last: '2026-11-20T11:00:00.000Z',
      open: ['2026-11-20T12:00:00.000Z'],
    },
    { topic: 'tracking', period: 'days', sealed: 0, last: null, open: ['2026-11-20T00:00:00.000Z'] },
  ]);
  expect(found.projections.find(({ name }) => name === 'members')).toMatchObject({ status: 'live' });
});

it('builds a read model anew, and says which there is none of', async () => {
  const before = await api.pool.query(
    "SELECT id FROM event_store.projection_build WHERE name = 'members' AND status = 'live'",
  );
  expect((await post('projections/members/rebuild')).status).toBe(202);
  expect(await noted()).toEqual({ action: 'projection-rebuilt', detail: { projection: 'members' } });
  await api.runJobs();
  const after = await api.pool.query(
    "SELECT id FROM event_store.projection_build WHERE name = 'members' AND status = 'live'",
  );
  expect(after.rows[0].id).not.toBe(before.rows[0].id);
  // Whoever is there still is.
  expect((await operator.get(`${AT}/jobs`)).status).toBe(200);
  expect((await post('projections/nothing/rebuild')).status).toBe(404);
});

it('asks the aggregator to send dead letters again, with an entry in the audit log', async () => {
  const wish = { topic: 'tracking', partition: 1, offset: 7 };
  expect((await post('dead-letters/redrive', wish)).status).toBe(202);
  expect(await noted()).toEqual({
    action: 'dead-letters-redriven',
    detail: { topic: 'tracking', position: { partition: 1, offset: 7 } },
  });
  await post('dead-letters/redrive', { topic: 'tracking', reason: 'version 3' });
  await api.pool.query(
    `UPDATE operator_task SET state = 'failed', error = 'ines@house.test is no position' WHERE wish ? 'position'`,
  );
  expect((await streams()).tasks).toMatchObject([
    { state: 'waiting', wish: { kind: 'redrive', topic: 'tracking', reason: 'version 3' } },
    { state: 'failed', wish: { partition: 1, offset: 7 }, error: '(an address) is no position' },
  ]);
  for (const bad of [
    { topic: 'nothing' },
    { partition: 1, offset: 7 },
    { topic: 'tracking', partition: 1 },
    { reason: 'x'.repeat(301) },
  ])
    expect([bad, (await post('dead-letters/redrive', bad)).status]).toEqual([bad, 422]);
});

it('plans a replay and begins it; what is accepted or discarded is the one that was looked at', async () => {
  const plan = async (query: string) =>
    (await operator.get(`${AT}/replays/plan?${query}`)).body as unknown as ReplayPlanDto;
  const day = new Date(Date.now() - 25 * 3_600_000).toISOString().slice(0, 10);
  expect(await plan(`topics=tracking&from=${day}&to=${day}`)).toMatchObject({ under_way: null, from: day });
  expect((await plan('topics=tracking')).records).toBe(47);
  expect((await plan('topics=members')).records).toBe(0);
  for (const bad of ['from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'topics=nothing', 'to=today'])
    expect([bad, (await operator.get(`${AT}/replays/plan?${bad}`)).status]).toEqual([bad, 422]);
  expect((await post('replays', { topics: ['tracking'], from: day, rate: 100 })).status).toBe(202);
  expect(await noted()).toEqual({
    action: 'replay-begun',
    detail: { topics: ['tracking'], from: day, rate: 100 },
  });
  expect((await post('replays/2/accept')).status).toBe(409);
  await api.pool.query(`INSERT INTO replay VALUES (2, '{tracking}', '2026-11-20', '2026-11-22', 'filling')`);
  expect((await post('replays/2/accept')).status).toBe(409);
  await api.pool.query("UPDATE replay SET state = 'filled'");
  expect((await streams()).replays).toMatchObject([{ generation: 2, from: '2026-11-20', to: '2026-11-21' }]);
  expect((await post('replays', {})).status).toBe(409);
  expect((await post('replays/3/accept')).status).toBe(409);
  expect((await post('replays/2/accept')).status).toBe(202);
  expect(await noted()).toEqual({ action: 'replay-accepted', detail: { generation: 2 } });
  await api.pool.query("UPDATE replay SET state = 'adopted'");
  expect((await post('replays/2/discard')).status).toBe(409);
  expect((await post('replays/x/discard')).status).toBe(400);
});

it('is for operators', async () => {
  for (const [who, status] of [
    [await api.person(), 401],
    [await api.person('editor'), 403],
  ] as const) {
    for (const path of ['streams', 'dead-letters', 'replays/plan'])
      expect((await who.get(`${AT}/${path}`)).status).toBe(status);
    for (const path of ['dead-letters/redrive', 'projections/members/rebuild', 'replays', 'replays/2/accept'])
      expect((await post(path, {}, who)).status).toBe(status);
  }
});
