import { beforeEach, describe, expect, it } from '@jest/globals';
import { Outages } from './outages.js';

const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

let nowMs: number;
let isThere: boolean;
let said: [string, object][];
let written: string[];
let outages: Outages;
/** What is to be done later, and when. */
let due: { work: () => void; atMs: number }[];

beforeEach(() => {
  [nowMs, isThere, said, written, due] = [0, true, [], [], []];
  outages = new Outages(
    () => nowMs,
    (work, ms) => due.push({ work, atMs: nowMs + ms }),
  );
  outages.watch(
    { warn: (fields, message) => void said.push([message, fields]) },
    {
      PostgreSQL: async () => {
        if (!isThere) throw refused();
      },
      Kafka: async () => undefined,
    },
  );
});

/** Answers come in a turn of their own. */
const settle = () => new Promise(setImmediate);
async function pass(ms: number): Promise<void> {
  await settle();
  for (const end = nowMs + ms; ; ) {
    const next = due.filter(({ atMs }) => atMs <= end).sort((a, b) => a.atMs - b.atMs)[0];
    if (!next) {
      nowMs = end;
      return;
    }
    due.splice(due.indexOf(next), 1);
    nowMs = Math.max(nowMs, next.atMs);
    next.work();
    await settle();
  }
}

function fail(times = 1, error: unknown = refused()) {
  let kept = 0;
  for (let n = 0; n < times; n += 1) if (outages.keeps(error, () => written.push('a line'))) kept += 1;
  return kept;
}

describe('outages', () => {
  it('are told once when a store goes and once when it is back, with the lines that were about nothing else', async () => {
    isThere = false;
    fail(30);
    await pass(10_000);
    fail(70);
    await pass(25_000);
    isThere = true;
    await pass(1_500);
    expect(written).toEqual([]);
    expect(said).toEqual([
      [
        'PostgreSQL does not answer; what fails because of it is counted until it does',
        { reason: 'connect ECONNREFUSED 127.0.0.1:5432' },
      ],
      ['PostgreSQL answers again', { seconds: 36, lines: 100 }],
    ]);
  });

  it('are told also right after another is over, where what is only late is dropped', async () => {
    isThere = false;
    fail();
    await pass(10_000);
    isThere = true;
    await pass(1_500);
    fail(3);
    await pass(1_500);
    expect([written, said.length]).toEqual([[], 2]);
    isThere = false;
    fail();
    await pass(1_000);
    expect(said.at(-1)?.[0]).toMatch(/^PostgreSQL does not answer/);
  });

  it('are told again each minute', async () => {
    isThere = false;
    fail();
    await pass(130_000);
    expect(said.map(([message]) => message).slice(1)).toEqual([
      'PostgreSQL still does not answer',
      'PostgreSQL still does not answer',
    ]);
  });

  it('are none where every store answers: the line is written, and those of the same reason are counted', async () => {
    fail(5);
    fail(1, Object.assign(new Error('Connection terminated unexpectedly')));
    await pass(1_000);
    expect(written).toHaveLength(2);
    expect(said).toEqual([
      ['the same was said more often', { reason: 'connect ECONNREFUSED 127.0.0.1:5432', lines: 4 }],
    ]);
    fail();
    await pass(1_000);
    expect(written).toHaveLength(3);
  });

  it('leave errors that are about something else', () => {
    expect(fail(1, new Error('duplicate key'))).toBe(0);
    expect(fail(1, 'a sentence')).toBe(0);
    expect(fail(1, Object.assign(new Error('no such column'), { code: '42703' }))).toBe(0);
  });

  it('of stores nobody watches keep nothing back', () => {
    const unwatched = new Outages();
    expect(unwatched.keeps(refused(), () => undefined)).toBe(false);
  });
});
