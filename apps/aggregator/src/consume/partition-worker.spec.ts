import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakePartition } from './partition-rules.harness.js';

/** The rules of exactly once (`docs/explanation/exactly-once.md`), without stores; `crash.int-spec.ts` kills the real ones. */
let partition: FakePartition;
beforeEach(() => {
  partition = new FakePartition();
});
afterEach(() => partition.stop());

const crash = () => {
  throw new Error('the connection is gone');
};

describe('a block', () => {
  it('is intended before it is inserted, done after, and committed last', async () => {
    partition.append('1', '2', '3');
    partition.worker();
    await partition.happened('commit 3');
    expect(partition.journal).toEqual([
      'take 1',
      'intend 0–2',
      'insert 1:tracking:0:0:2:0',
      'done 0–2',
      'commit 3',
    ]);
  });

  it('begins where the one before it ended, and is not begun earlier', async () => {
    partition.append('1', '2', '3');
    const owner = await partition.owner(2);
    await owner.move(await owner.read());
    await owner.move(await owner.read());
    expect(partition.journal.filter((entry) => /intend|done/.test(entry))).toEqual([
      'intend 0–1',
      'done 0–1',
      'intend 2–2',
      'done 2–2',
    ]);
  });

  it('moves the committed offset on, never back', async () => {
    partition.append('1');
    partition.worker();
    await partition.happened('commit 1');
    partition.append('2', '3');
    await partition.happened('commit 3');
    const commits = partition.journal.filter((entry) => entry.startsWith('commit'));
    const offsets = commits.map((entry) => Number(entry.slice('commit '.length)));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(partition.warehouse.stored).toEqual([0, 1, 2]);
  });

  it('is not begun on a log that has lost what was counted, also once new records lie there', async () => {
    partition.append('1', '2', '3');
    const before = await partition.owner();
    await before.move(await before.read());
    partition.lose(2);
    const owner = partition.cursor();
    const behind = 'the log no longer holds all of the 3 records of tracking/0 that are counted';
    await expect(owner.take()).rejects.toThrow(behind);
    partition.append('4', '5', '6', '7');
    const others = 'the log holds other records of tracking/0 than the 3 that are counted';
    await expect(owner.take()).rejects.toThrow(others);
    await expect(partition.cursor().take()).rejects.toThrow(others);
  });

  it('goes on after a broker that said for a moment that less was there', async () => {
    partition.append('1', '2', '3');
    const before = await partition.owner();
    await before.move(await before.read());
    partition.lose(1);
    const owner = partition.cursor();
    await expect(owner.take()).rejects.toThrow('no longer holds');
    partition.append('3', '4');
    await owner.take();
    await owner.move(await owner.read());
    expect(partition.warehouse.stored).toEqual([0, 1, 2, 3]);
  });

  it('is not committed while its insert fails', async () => {
    partition.append('1');
    partition.warehouse.instead = crash;
    const worker = partition.worker();
    await partition.happened('insert 1:tracking:0:0:0:0');
    await worker.stop();
    expect(partition.journal.filter((entry) => /done|commit/.test(entry))).toEqual([]);
  });
});

describe('an owner of an old epoch', () => {
  it('is refused before it inserts anything', async () => {
    partition.append('1');
    const old = await partition.owner();
    const records = await old.read();
    await partition.owner();
    await expect(old.move(records)).rejects.toMatchObject({ code: 'ledger/fenced' });
    expect(partition.warehouse.stored).toEqual([]);
  });

  it('whose insert came through late changes nothing: the new owner finds the block', async () => {
    partition.append('1', '2');
    const old = await partition.owner();
    partition.warehouse.instead = (store) => {
      store();
      crash();
    };
    await expect(old.move(await old.read())).rejects.toThrow('the connection is gone');
    const owner = await partition.owner();
    expect(owner.next).toBe(2);
    expect(partition.warehouse.stored).toEqual([0, 1]);
  });
});

it('commits what the owner before had stored and not committed, without waiting for a record', async () => {
  partition.append('1', '2');
  const before = await partition.owner();
  await before.move(await before.read());
  partition.worker();
  await partition.happened('commit 2');
});

describe('a block whose outcome is unknown', () => {
  const interrupted = async (instead: (store: (rows?: number) => void) => void) => {
    partition.append('1', '2', '3');
    const old = await partition.owner();
    partition.warehouse.instead = instead;
    await expect(old.move(await old.read())).rejects.toThrow();
  };
  const later = () => partition.journal.slice(partition.journal.indexOf('take 2'));

  it('is inserted by the next owner when nothing of it is there, once what may still run is ended', async () => {
    await interrupted(crash);
    await partition.owner();
    expect(later().filter((entry) => !entry.startsWith('end'))).toEqual([
      'take 2',
      'insert 1:tracking:0:0:2:0',
      'done 0–2',
    ]);
    expect(later().indexOf('end 1:tracking:0:0:2:0')).toBeLessThan(
      later().indexOf('insert 1:tracking:0:0:2:0'),
    );
    expect(partition.warehouse.stored).toEqual([0, 1, 2]);
  });

  it('is inserted under another token when the engine acknowledges the first and keeps nothing', async () => {
    await interrupted(crash);
    partition.warehouse.instead = () => undefined;
    await partition.owner();
    expect(later().filter((entry) => entry.startsWith('insert'))).toEqual([
      'insert 1:tracking:0:0:2:0',
      'insert 1:tracking:0:0:2:1',
    ]);
    expect(partition.warehouse.stored).toEqual([0, 1, 2]);
  });

  it('of which a part is there stops the partition loudly: nothing more is inserted, done or committed', async () => {
    await interrupted((store) => {
      store(1);
      crash();
    });
    const worker = partition.worker();
    await partition.happened('error block tracking/0 0–2: toile.raw_tracking holds 1 of 3 rows');
    await worker.stop();
    expect(worker.trouble).toContain('holds 1 of 3 rows');
    expect(later().filter((entry) => /insert|done|commit/.test(entry))).toEqual([]);
    expect(partition.warehouse.stored).toEqual([0]);
  });
});
