import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { createPostgresLog } from '@toile/event-log';
import { Member, sendBeacon } from '../chaos/load.mjs';
import type { Stage } from '../chaos/stage.mjs';
import { jobsFailed } from './jobs-failed.scenario.js';
import type { Runbook } from './runbook.js';
import { until } from './until.js';

export type Scenario = (stage: Stage, runbook: Runbook) => Promise<void>;

/** What a program reads: the stores are named on standard error. */
const withoutStores = (said: string) => said.replace(/^Stores: .*\n/m, '');

const today = () => new Date().toISOString().slice(0, 10);

async function send(stage: Stage, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids)
    await until('a beacon is answered', () => sendBeacon(stage.url('ingest'), 'atelier-look-1', id));
  return ids;
}

async function stored(stage: Stage, ids: readonly string[]): Promise<void> {
  await until('the warehouse has it', async () => {
    const answer = await stage.clickhouse.query({
      query: `SELECT uniqExact(event_id) AS n FROM toile.raw_tracking WHERE event_id IN (${ids.map((id) => `'${id}'`).join()})`,
      format: 'JSONEachRow',
    });
    const [row] = await answer.json<{ n: string }>();
    return Number(row?.n) === ids.length;
  });
}

async function append(stage: Stage, value: string): Promise<string> {
  const log = createPostgresLog(stage.pool);
  const [at] = await log.append([{ topic: 'tracking', key: 'visitor', value: Buffer.from(value) }]);
  await log.close();
  return `tracking/${at?.partition}/${at?.offset}`;
}

const json = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, init);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const health = (stage: Stage) => json(`${stage.url('api')}/api/health`);
const metric = async (address: string, name: string) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
};

async function well(stage: Stage): Promise<void> {
  await until('all is well again', async () => (await health(stage)).body.status === 'ok');
}

/** What is broken in each, and what its commands say of it, do, and leave. */
export const SCENARIOS: Record<string, Scenario> = {
  DeadLetters: async (stage, runbook) => {
    const wrong = beacon(randomUUID(), 99);
    const at = await append(stage, wrong);
    const groups = await until('the dead letter is told of', async () => {
      const { said } = await runbook.run('toile events dead-letters groups');
      return said.includes('tracking') && said;
    });
    expect(groups).toMatch(/tracking +1 .*version 99 is not known/);
    expect((await runbook.run('toile events dead-letters list')).said).toContain(at);
    const shown = await runbook.run('toile events dead-letters show tracking/0/42', { 'tracking/0/42': at });
    expect(JSON.parse(withoutStores(shown.said))).toMatchObject({ value: wrong });
    const still = await runbook.run('toile events dead-letters redrive', {}, ['--dry-run']);
    expect(still).toMatchObject({ code: 0, said: expect.stringContaining('still cannot be read') });
    const mended = join(stage.folder, 'mended.json');
    const id = randomUUID();
    writeFileSync(mended, beacon(id));
    const sent = await runbook.run('toile events dead-letters redrive tracking/0/42 --value mended.json', {
      'tracking/0/42': at,
      'mended.json': mended,
    });
    expect(sent).toMatchObject({ code: 0, said: expect.stringContaining('sent again as tracking/') });
    // "each counts once": under the id that every letter has for ever.
    await until('the mended one is stored', async () => {
      const { said } = await runbook.run('toile events dead-letters redrive');
      return said.includes('0 sent again, 1 were before');
    });
    expect((await runbook.run('toile events verify')).said).toContain('Everything holds.');
  },

  FiguresStale: async (stage, runbook) => {
    stage.warehouse.fault = 'too many parts';
    const ids = await send(stage, 30);
    await until('it is behind', async () => {
      const { said } = await runbook.run('toile events lag');
      return /tracking +([1-9][\d,]*)/.test(said);
    });
    await until('its log has the usual cause', async () => /Too many parts/.test(stage.logOf('aggregator')));
    stage.warehouse.fault = null;
    await stored(stage, ids);
    // A part of the newest block goes, as no crash could take it, and the aggregator is started again.
    await stage.services.aggregator.stop();
    const [gone] = ids;
    await stage.clickhouse.command({ query: `DELETE FROM toile.raw_tracking WHERE event_id = '${gone}'` });
    stage.services.aggregator.restart();
    await until('it says so', async () => /partial-block/.test(stage.logOf('aggregator')));
    expect(await runbook.run('toile events verify')).toMatchObject({ code: 1 });
    const days = { '2026-03-01': today(), '2026-03-02': today() };
    const command = 'toile replay --from 2026-03-01 --to 2026-03-02';
    // What is different is shown, and nothing is changed yet.
    expect(await runbook.run(command, days)).toMatchObject({ code: 2 });
    expect(await runbook.run(`${command} --accept`, days)).toMatchObject({
      code: 0,
      said: expect.stringContaining('is live'),
    });
    await well(stage);
    await stored(stage, ids);
    expect((await runbook.run('toile events verify')).said).toContain('Everything holds.');
  },

  ReadModelStands: async (stage, runbook) => {
    const { said } = await runbook.run('toile events projections');
    const name = 'catalogue';
    expect(said).toMatch(new RegExp(`^${name} `, 'm'));
    const before = await json(`${stage.url('api')}/look/search`);
    expect(await runbook.run('toile events rebuild <name>', { '<name>': name })).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${name} is built anew`),
    });
    const after = await json(`${stage.url('api')}/look/search`);
    expect(after.body.total_count).toBe(before.body.total_count);
  },

  SpoolDamaged: async (stage, runbook) => {
    // The log is away, so that what is answered lies in the spool; then a byte of it flips while ingest is down.
    await stage.toPostgres.goAway();
    const ids = await send(stage, 40);
    const folder = join(stage.disks.folder('files'), 'spool');
    await stage.services.ingest.stop('SIGKILL');
    const name = readdirSync(folder).find((file) => file.endsWith('.spool')) ?? '';
    const bytes = readFileSync(join(folder, name));
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
    writeFileSync(join(folder, name), bytes);
    await stage.toPostgres.comeBack();
    stage.services.ingest.restart();
    await until('its log says how much', async () =>
      stage.logOf('ingest').includes('a part of the spool is damaged'),
    );
    await until(
      'the metric says so',
      async () => (await metric(stage.url('ingestInternal'), 'toile_ingest_spool_damaged_bytes')) > 0,
    );
    await until('what is whole is in the log', async () => {
      const answer = await json(`${stage.url('ingestInternal')}/ledger`);
      return (answer.body.spool as { records: number }).records === 0;
    });
    await stage.services.ingest.stop();
    const command = 'toile events salvage <folder of the spool> --dry-run';
    const filled = { '<folder of the spool>': folder };
    expect((await runbook.run(command, filled)).said).toMatch(/bytes cannot be read|records can be read/);
    expect(await runbook.run(command.replace(' --dry-run', ''), filled)).toMatchObject({ code: 0 });
    stage.services.ingest.restart();
    await well(stage);
    // "usually one": the record that was damaged, and no other.
    await stored(stage, ids).catch(() => undefined);
    const answer = await stage.clickhouse.query({
      query: `SELECT uniqExact(event_id) AS n FROM toile.raw_tracking WHERE event_id IN (${ids.map((id) => `'${id}'`).join()})`,
      format: 'JSONEachRow',
    });
    const [row] = await answer.json<{ n: string }>();
    expect(Number(row?.n)).toBeGreaterThanOrEqual(ids.length - 1);
  },

  RelayBehind: async (_, runbook) => {
    expect((await runbook.run('toile events topics')).said).toMatch(/^tracking +0 /m);
    expect((await runbook.run('toile migrate')).said).toContain('current schema');
  },

  UnknownSlugs: async (_, runbook) => {
    expect((await runbook.run('toile events lag')).said).toMatch(/^catalogue +0 /m);
  },

  SiteDown: async (stage, runbook) => {
    await stage.toPostgres.goAway();
    expect(await runbook.run('toile doctor')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/✗ PostgreSQL +it cannot be asked/),
    });
    await until('the api says so', async () => {
      const { body } = await health(stage);
      return String((body.services as Record<string, string>).postgres) !== 'ok';
    });
    await stage.toPostgres.comeBack();
    await well(stage);
  },

  ServiceDown: async (stage, runbook) => {
    runbook.says('`/health/ready` of the service, at its internal port');
    // It tells an outage once: one that begins before the end of the last was told is the same to it.
    const told = (words: string) => stage.logOf('aggregator').split(`PostgreSQL ${words}`).length;
    await until(
      'the aggregator has told the end of the outage before',
      async () => told('does not answer') === told('answers again'),
    );
    const before = stage.logOf('aggregator').length;
    await stage.toPostgres.goAway();
    const named = async (name: 'apiInternal' | 'ingestInternal') => {
      const { status, body } = await json(`${stage.url(name)}/health/ready`);
      return status === 503 && Object.keys(body.services as object);
    };
    expect(await until('the api names it', () => named('apiInternal'))).toContain('postgres');
    expect(await until('ingest names it', () => named('ingestInternal'))).toContain('log');
    await until('the aggregator says so in its log', async () =>
      stage.logOf('aggregator').slice(before).includes('PostgreSQL does not answer'),
    );
    // "services reconnect by themselves"
    await stage.toPostgres.comeBack();
    await well(stage);
  },

  EventsRefused: async (stage, runbook) => {
    runbook.says('ingest drains the spool by itself');
    await stage.toPostgres.goAway();
    const ids = await send(stage, 20);
    await stage.toPostgres.comeBack();
    await stored(stage, ids);
  },

  EventsMalformed: async (stage, runbook) => {
    runbook.says('shows the refusals by minute and reason');
    const answer = await fetch(`${stage.url('ingest')}/api/tts/media/atelier-look-1`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'uri=/en&event=view&event_id=none',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const operator = new Member(stage.url('api'), 'operator@demo.toile.test');
    await until('the operator is signed in', () => operator.signIn());
    await until('the page has it', async () => {
      const { body } = await operator.send('GET', '/api/operations/data-quality');
      return /"(invalid|malformed)":[1-9]/.test(JSON.stringify(body));
    });
  },

  ErrorsOften: async (stage, runbook) => {
    runbook.says("carries the conversation's id in `X-Correlation-Id`");
    const answer = await fetch(`${stage.url('api')}/look/no-such-look`);
    expect(answer.headers.get('x-correlation-id')).toBeTruthy();
    await stage.toPostgres.goAway();
    await until(
      'every route answers 503',
      async () => (await fetch(`${stage.url('api')}/look/search`)).status === 503,
    );
    await until('health names it', async () => {
      const { body } = await health(stage);
      return (body.services as Record<string, string>).postgres !== 'ok';
    });
    await stage.toPostgres.comeBack();
    await well(stage);
  },

  AnswersSlow: async (stage, runbook) => {
    runbook.says('the embedded engine keeps none');
    const answer = await fetch(`${stage.url('api')}/api/dashboard/home/most-viewed-looks?limit=7`);
    expect(answer.headers.get('x-correlation-id')).toBeTruthy();
    // What the board shows.
    const metrics = await (await fetch(`${stage.url('apiInternal')}/metrics`)).text();
    expect(metrics).toMatch(/toile_http_request_duration_seconds_count\{[^}]*route="[^"]*most-viewed-looks/);
  },

  PostgresPoolDry: async (stage, runbook) => {
    const { rows } = await stage.pool.query<{ connections: number }>(
      'SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database()',
    );
    // "up to 30 connections a pod, the aggregator 30, ingest 7"
    expect(rows[0]?.connections).toBeLessThanOrEqual(30 + 30 + 7 + 3);
    runbook.says('The api takes up to 30 connections a pod, the aggregator 30, ingest 7.');
  },

  SpoolFilling: async (stage, runbook) => {
    runbook.says('The spool drains by itself');
    await stage.toPostgres.goAway();
    const ids = await send(stage, 10);
    await until(
      'its size is told',
      async () => (await metric(stage.url('ingestInternal'), 'toile_ingest_spool_bytes')) > 0,
    );
    await stage.toPostgres.comeBack();
    await stored(stage, ids);
  },

  JobsFailed: jobsFailed,

  TrackingQuiet: async (stage, runbook) => {
    runbook.says('is it answered 204?');
    expect(await sendBeacon(stage.url('ingest'), 'atelier-look-1', randomUUID())).toBe(true);
  },
};

/** Of the gateway, which the stage has not, and of a limit of Kafka's. */
export const NOT_RUN = ['BudgetBurnsFast', 'BudgetBurnsSlowly', 'PagesFail', 'SpooledEventsRejected'];

const beacon = (id: string, version = 2) =>
  JSON.stringify({
    id,
    type: 'BeaconReceived',
    version,
    occurred_at: new Date().toISOString(),
    subject: null,
    correlation_id: 'runbook',
    causation_id: null,
    data: {
      kind: 'media',
      target: 'atelier-look-1',
      uri: '/',
      visitor: 'mended',
      received_at: new Date().toISOString(),
    },
  });
