import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createLogger } from '@toile/platform';
import { testPostgres } from '@toile/testing';
import type { DataSource } from 'typeorm';
import { openApiDataSource } from '../../data-source.js';
import { migrateApi } from '../../migrate-api.js';
import type { AskServices } from './ask-services.js';
import type { Part } from './parts.js';
import { ServiceStatusHandler } from './queries/service-status.js';
import { ServiceDayEntity } from './read-models/service-day.entity.js';
import { ServiceFailureEntity } from './read-models/service-failure.entity.js';
import { WatchServices } from './watch-services.js';

let dataSource: DataSource;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  await migrateApi(postgres.url);
  dataSource = await openApiDataSource({ url: postgres.url, max: 4 });
  stop = async () => {
    await dataSource.destroy();
    await postgres.stop();
  };
});
afterAll(() => stop());

let failing: Part[] | null = [];
const services = { failing: async () => failing } as AskServices;
const repositories = () =>
  [dataSource.getRepository(ServiceDayEntity), dataSource.getRepository(ServiceFailureEntity)] as const;
const watcher = () => new WatchServices(services, ...repositories(), createLogger('api', 'silent'));
const status = () => new ServiceStatusHandler(services, ...repositories()).execute();

it('adds up what processes saw, keeps what they saw while the database was away, and tells minutes on end as one failure', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const [one, other] = [watcher(), watcher()];
  const seen: [number, Part[] | null][] = [
    [200 * 1_440, ['figures']],
    [40, ['events']],
    [39, ['events', 'figures']],
    [37, ['events']],
    [30, []],
    [29, null],
  ];
  for (const [ago, parts] of seen) {
    failing = parts;
    await one.watch(minutesAgo(ago));
  }
  failing = ['pages'];
  const away = jest.spyOn(dataSource.manager, 'transaction').mockRejectedValueOnce(new Error('away'));
  await other.watch(minutesAgo(2));
  expect((await status()).parts[0]?.served).toBe(100);
  away.mockRestore();
  await other.watch(minutesAgo(1));
  const { parts, incidents } = await status();
  // Four minutes that one saw, and two of the other; what is older than the page is gone.
  const count = (part: Part) => {
    const days = parts.find((row) => row.part === part)?.days ?? [];
    return [days.reduce((sum, day) => sum + day.asked, 0), days.reduce((sum, day) => sum + day.failed, 0)];
  };
  expect([count('pages'), count('events'), count('figures')]).toEqual([
    [6, 2],
    [6, 3],
    [6, 1],
  ]);
  expect(parts.map(({ now, served }) => [now, served])).toEqual([
    ['fails', 66.66],
    ['serves', 50],
    ['serves', 83.33],
  ]);
  const lasted = ({ began_at, ended_at }: (typeof incidents)[number]) =>
    ended_at && (Date.parse(ended_at) - Date.parse(began_at)) / 60_000;
  expect(incidents.map((incident) => [incident.part, lasted(incident)])).toEqual([
    ['pages', null],
    ['events', 4],
    ['figures', 1],
  ]);
});
