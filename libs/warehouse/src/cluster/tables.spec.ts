import { expect, it } from '@jest/globals';
import { alterParts, createTableLike, dropTable } from './tables.js';

/** What is run of `work` on a cluster, or on one server. */
async function run(work: (place: Parameters<typeof dropTable>[0]) => Promise<void>, cluster?: string) {
  const ran: string[] = [];
  await work({ cluster, command: async (sql) => void ran.push(sql) });
  return ran;
}

it('makes tables like others, sharded ones below a distributed one', async () => {
  const raw = { table: 'toile.replay_raw_tracking', model: 'toile.raw_tracking', unlessThere: true };
  expect(await run((place) => createTableLike(place, raw), 'toile')).toEqual([
    "CREATE TABLE IF NOT EXISTS toile.replay_raw_tracking_local ON CLUSTER 'toile' AS toile.raw_tracking_local",
    "CREATE OR REPLACE TABLE toile.replay_raw_tracking ON CLUSTER 'toile' AS toile.replay_raw_tracking_local ENGINE = Distributed('toile', 'toile', 'replay_raw_tracking_local', _partition)",
  ]);
  const shadow = { table: 'toile.look_views_day_shadow', model: 'toile.look_views_day' };
  expect(await run((place) => createTableLike(place, shadow), 'toile')).toEqual([
    "CREATE TABLE toile.look_views_day_shadow ON CLUSTER 'toile' AS toile.look_views_day",
  ]);
  expect(await run((place) => createTableLike(place, shadow))).toEqual([
    'CREATE TABLE toile.look_views_day_shadow AS toile.look_views_day',
  ]);
  const odd = { table: 'toile.shadow', model: 'toile.raw_tracking' };
  await expect(run((place) => createTableLike(place, odd), 'toile')).rejects.toThrow('not sharded');
});

it('drops both tables of a sharded one', async () => {
  expect(await run((place) => dropTable(place, 'toile.replay_raw_tracking'), 'toile')).toEqual([
    "DROP TABLE IF EXISTS toile.replay_raw_tracking ON CLUSTER 'toile' SYNC",
    "DROP TABLE IF EXISTS toile.replay_raw_tracking_local ON CLUSTER 'toile' SYNC",
  ]);
  expect(await run((place) => dropTable(place, 'toile.x'))).toEqual(['DROP TABLE IF EXISTS toile.x SYNC']);
});

it('changes parts on each shard, and tells a table of all nodes once', async () => {
  const change = "DROP PARTITION '2026-03-01'";
  expect(await run((place) => alterParts(place, 'toile.raw_tracking', change), 'toile')).toEqual([
    `ALTER TABLE toile.raw_tracking_local ON CLUSTER 'toile' ${change}`,
  ]);
  for (const cluster of ['toile', undefined])
    expect(await run((place) => alterParts(place, 'toile.look_views_hour', change), cluster)).toEqual([
      `ALTER TABLE toile.look_views_hour ${change}`,
    ]);
});
