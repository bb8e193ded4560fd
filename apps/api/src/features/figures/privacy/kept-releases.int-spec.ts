import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { openApiDataSource } from '../../../data-source.js';
import { migrateApi } from '../../../migrate-api.js';
import { KeptReleases } from './kept-releases.js';
import { ReleaseEntity } from './release.entity.js';

let kept: KeptReleases;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  await migrateApi(postgres.url);
  const dataSource = await openApiDataSource({ url: postgres.url });
  kept = new KeptReleases(dataSource.getRepository(ReleaseEntity));
  stop = async () => {
    await dataSource.destroy();
    await postgres.stop();
  };
});
afterAll(() => stop?.());

const days = { from: '2026-09-07', to: '2026-10-18' };
const release = (numerator: number) => ({ days, table: { consumer: { of: 40, by: { denim: numerator } } } });

it('keeps the first table of a season, whoever comes with another one at the same time', async () => {
  const told = await Promise.all([10, 15, 20].map((n) => kept.keep('spring-summer-2027', release(n))));
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await kept.find('spring-summer-2027')).toEqual(told[0]);
  expect(told[0]?.days).toEqual(days);
  // So with how far they went, of a season whose table is kept.
  const paths = (opened: number) => ({ consumer: { denim: { opened } } });
  const went = await Promise.all([10, 15].map((n) => kept.keepPaths('spring-summer-2027', paths(n))));
  expect(went[0]).toBeDefined();
  expect(went[1]).toEqual(went[0]);
  expect(await kept.keepPaths('spring-summer-2027', paths(20))).toEqual(went[0]);
  expect(await kept.keepPaths('resort-2030', paths(10))).toBeUndefined();
});

it('keeps no second table of a day, such as when somebody moves the dates of a season', async () => {
  const overlapping = { ...release(10), days: { from: '2026-10-12', to: '2026-11-01' } };
  expect(await kept.keep('resort-2027', overlapping)).toBeUndefined();
  const after = { ...release(10), days: { from: '2026-10-19', to: '2026-11-01' } };
  expect(await kept.keep('resort-2027', after)).toEqual(after);
});
