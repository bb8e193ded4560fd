import { expect, it } from '@jest/globals';
import type { NewRecord } from '@toile/event-log';
import { GroupCommit } from './group-commit.js';

const record = (key: string): NewRecord[] => [{ topic: 'tracking', key, value: Buffer.from(key) }];

function controlledLog() {
  const batches: { records: readonly NewRecord[]; finish: () => void; fail: (error: Error) => void }[] = [];
  return {
    batches,
    append: (records: readonly NewRecord[]) =>
      new Promise<'stored'>((resolve, reject) => {
        batches.push({ records, finish: () => resolve('stored'), fail: reject });
      }),
  };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('answers a beacon only after its append, and gathers the next batch meanwhile', async () => {
  const log = controlledLog();
  const commit = new GroupCommit(log);
  const answered: string[] = [];
  for (const key of ['a', 'b']) void commit.append(record(key)).then(() => answered.push(key));
  await turn();
  for (const key of ['c', 'd', 'e']) void commit.append(record(key)).then(() => answered.push(key));
  await turn();
  expect(log.batches.map((batch) => batch.records.length)).toEqual([2]);
  expect(answered).toEqual([]);
  log.batches[0]?.finish();
  await turn();
  expect(answered).toEqual(['a', 'b']);
  expect(log.batches.map((batch) => batch.records.length)).toEqual([2, 3]);
  log.batches[1]?.finish();
  await commit.drain();
  expect(answered).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('refuses every beacon of a failed append and goes on with the next', async () => {
  const log = controlledLog();
  const commit = new GroupCommit(log);
  const refused = commit.append(record('a')).catch((error: Error) => error.message);
  await turn();
  const next = commit.append(record('b'));
  log.batches[0]?.fail(new Error('log is down'));
  expect(await refused).toBe('log is down');
  await turn();
  log.batches[1]?.finish();
  await expect(next).resolves.toBe('stored');
});

it('refuses at once when too many wait', async () => {
  const commit = new GroupCommit(controlledLog(), 2);
  void commit.append(record('a'));
  void commit.append(record('b'));
  await expect(commit.append(record('c'))).rejects.toMatchObject({ code: 'log/unavailable' });
});

it('keeps together what was given together', async () => {
  const log = controlledLog();
  const commit = new GroupCommit(log);
  const many = (count: number) => Array.from({ length: count }, () => record('m')).flat();
  void commit.append(record('a'));
  await turn();
  for (const count of [300, 150, 100]) void commit.append(many(count));
  for (const size of [1, 450, 100]) {
    expect(log.batches.at(-1)?.records).toHaveLength(size);
    log.batches.at(-1)?.finish();
    await turn();
  }
});
