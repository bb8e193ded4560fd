import { describe, expect, it } from '@jest/globals';
import { clusterStatements } from './cluster-ddl.js';

const of = (sql: string) => clusterStatements(sql, 'toile');
const MERGE_TREE = `(
    _partition UInt16
)
ENGINE = MergeTree
ORDER BY _partition
SETTINGS non_replicated_deduplication_window = 10000`;

describe('tables of a cluster', () => {
  it('shards tracking by log partition, and remembers its blocks in Keeper', () => {
    const [local = '', distributed = ''] = of(`CREATE TABLE toile.raw_tracking\n${MERGE_TREE}`);
    expect(local).toMatch(/^CREATE TABLE toile\.raw_tracking_local ON CLUSTER 'toile'\n/);
    expect(local).toContain("ReplicatedMergeTree('/clickhouse/tables/{uuid}/{shard}', '{replica}')");
    expect(local).toContain('replicated_deduplication_window = 10000');
    expect(local).not.toContain('non_replicated');
    expect(distributed).toBe(
      "CREATE OR REPLACE TABLE toile.raw_tracking ON CLUSTER 'toile' AS toile.raw_tracking_local ENGINE = Distributed('toile', 'toile', 'raw_tracking_local', _partition)",
    );
  });

  it('keeps every other table whole on every node', () => {
    const statements = of(`CREATE TABLE IF NOT EXISTS toile.raw_catalogue\n${MERGE_TREE}`);
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain("CREATE TABLE IF NOT EXISTS toile.raw_catalogue ON CLUSTER 'toile'");
    expect(statements[0]).toContain("'/clickhouse/tables/{uuid}/all', '{shard}-{replica}'");
  });

  it('changes the parts on each shard, and gives the sharded table their columns', () => {
    expect(of('ALTER TABLE toile.replay_raw_tracking MODIFY SETTING merge_selector_base = 12')).toEqual([
      "ALTER TABLE toile.replay_raw_tracking_local ON CLUSTER 'toile' MODIFY SETTING merge_selector_base = 12",
    ]);
    expect(of('ALTER TABLE toile.raw_tracking ADD COLUMN a String')).toEqual([
      "ALTER TABLE toile.raw_tracking_local ON CLUSTER 'toile' ADD COLUMN a String",
      expect.stringMatching(/^CREATE OR REPLACE TABLE toile\.raw_tracking ON CLUSTER/),
    ]);
    expect(
      of("ALTER TABLE toile.raw_tracking REPLACE PARTITION '2026-03-01' FROM toile.replay_raw_tracking"),
    ).toEqual([
      "ALTER TABLE toile.raw_tracking_local ON CLUSTER 'toile' REPLACE PARTITION '2026-03-01' FROM toile.replay_raw_tracking_local",
    ]);
  });

  it('tells a table of all nodes once, since Keeper passes it on', () => {
    const sql =
      "ALTER TABLE toile.look_views_hour REPLACE PARTITION '2026-03-01 10:00:00' FROM toile.look_views_hour_shadow";
    expect(of(sql)).toEqual([sql]);
  });

  it('makes and drops shadows of both kinds', () => {
    expect(of('CREATE TABLE IF NOT EXISTS toile.replay_raw_tracking AS toile.raw_tracking')).toEqual([
      "CREATE TABLE IF NOT EXISTS toile.replay_raw_tracking_local ON CLUSTER 'toile' AS toile.raw_tracking_local",
      expect.stringContaining("'replay_raw_tracking_local', _partition)"),
    ]);
    expect(of('CREATE TABLE toile.look_views_day_shadow AS toile.look_views_day')).toEqual([
      "CREATE TABLE toile.look_views_day_shadow ON CLUSTER 'toile' AS toile.look_views_day",
    ]);
    expect(of('DROP TABLE IF EXISTS toile.replay_raw_tracking SYNC')).toEqual([
      "DROP TABLE IF EXISTS toile.replay_raw_tracking ON CLUSTER 'toile' SYNC",
      "DROP TABLE IF EXISTS toile.replay_raw_tracking_local ON CLUSTER 'toile' SYNC",
    ]);
  });

  it('leaves what defines nothing as it is, and refuses an engine it cannot replicate', () => {
    const insert = 'INSERT INTO toile.look_views_hour_shadow SELECT 1';
    expect(of(insert)).toEqual([insert]);
    expect(() => of('CREATE TABLE toile.x\n(a Int8)\nENGINE = Log')).toThrow('toile.x');
  });
});
