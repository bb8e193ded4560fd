import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ArchiveBucket } from './archive-bucket.js';
import { getArchive, putArchive } from './carry-archive.js';
import { startTestBucket, type TestBucket } from './testing-bucket.js';

const DAY_MS = 86_400_000;
let store: TestBucket;
let bucket: ArchiveBucket;
let folder: string;
let prefixes = 0;

beforeAll(async () => {
  store = await startTestBucket();
});
afterAll(() => store.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-carry-'));
  prefixes += 1;
  bucket = new ArchiveBucket(store.env, `test-${prefixes}/`);
});
afterEach(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const journal = (n: number) => `wal/0000000100000000${n.toString(16).toUpperCase().padStart(8, '0')}.gz`;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const baseAt = (days: number, n: number) =>
  `base/${daysAgo(days).toISOString().slice(0, 19).replaceAll(':', '')}Z-${journal(n).slice(4, -3)}`;
function write(...names: string[]) {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
}
const names = async () => [...(await bucket.list()).keys()].sort();

it('puts what is new, and of a copy last that it is whole', async () => {
  const base = baseAt(1, 3);
  write(
    `${base}/base.tar.gz.aa`,
    `${base}/base.tar.gz.ab`,
    journal(3),
    'wal/000000010000000000000004.gz.partial',
  );
  expect(await putArchive(folder, bucket, 30)).toMatchObject({ files: 4, removed: 0 });
  expect(await names()).toEqual([
    `${base}/base.tar.gz.aa`,
    `${base}/base.tar.gz.ab`,
    `${base}/whole`,
    journal(3),
  ]);
  write(journal(4));
  expect(await putArchive(folder, bucket, 30)).toMatchObject({ files: 1 });
});

it('keeps what leads to each moment of the promised days, and drops what was before', async () => {
  const [oldest, edge, newest] = [baseAt(50, 1), baseAt(35, 10), baseAt(5, 20)];
  write(...[oldest, edge, newest].map((base) => `${base}/base.tar.gz.aa`));
  write(journal(1), journal(9), journal(10), journal(19), journal(20), journal(21));
  expect(await putArchive(folder, bucket, 30)).toMatchObject({ removed: 4 });
  expect(await names()).toEqual(
    [
      ...[edge, newest].flatMap((base) => [`${base}/base.tar.gz.aa`, `${base}/whole`]),
      ...[10, 19, 20, 21].map(journal),
    ].sort(),
  );
});

it('drops nothing when the folder is a new one', async () => {
  const base = baseAt(2, 3);
  write(`${base}/base.tar.gz.aa`, journal(3), journal(4));
  await putArchive(folder, bucket, 30);
  rmSync(folder, { recursive: true });
  await expect(putArchive(folder, bucket, 30)).rejects.toThrow();
  write(journal(5));
  await putArchive(folder, bucket, 30);
  expect(await names()).toEqual([`${base}/base.tar.gz.aa`, `${base}/whole`, ...[3, 4, 5].map(journal)]);
});

it('gets the copy that leads to a moment and the journal from there, and none that was cut off', async () => {
  const [first, second, cut] = [baseAt(9, 3), baseAt(2, 7), baseAt(1, 9)];
  write(...[first, second].map((base) => `${base}/base.tar.gz.aa`), ...[3, 7, 9].map(journal));
  await putArchive(folder, bucket, 30);
  await bucket.put(`${cut}/base.tar.gz.aa`, join(folder, journal(3)));
  const [late, early] = [join(folder, 'late'), join(folder, 'early')];
  await getArchive(bucket, late);
  expect(readdirSync(join(late, 'base'))).toEqual([second.slice(5)]);
  expect(readdirSync(join(late, 'wal')).sort()).toEqual([7, 9].map((n) => journal(n).slice(4)));
  await getArchive(bucket, early, daysAgo(3));
  expect(readdirSync(join(early, 'base'))).toEqual([first.slice(5)]);
  expect(existsSync(join(early, journal(3)))).toBe(true);
  await expect(getArchive(bucket, join(folder, 'none'), daysAgo(20))).rejects.toThrow('old enough');
});
