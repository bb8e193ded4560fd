import { expect, it } from '@jest/globals';
import { type KeepCounts, MinuteCounts } from './minute-counts.js';

const MINUTE = 60_000;

/** A table that may be away; it keeps the highest count, as `countsIn` does. */
function table() {
  const rows = new Map<string, number>();
  const state = { isAway: false, calls: 0 };
  const keep: KeepCounts = async (_instance, counts) => {
    state.calls += 1;
    if (state.isAway) throw new Error('away');
    for (const { minute, outcome, events } of counts) {
      const key = `${minute.toISOString().slice(11, 16)} ${outcome}`;
      rows.set(key, Math.max(rows.get(key) ?? 0, events));
    }
  };
  return { state, keep, rows: () => Object.fromEntries(rows) };
}

function setUp() {
  const clock = { ms: Date.parse('2026-03-01T10:00:30Z') };
  return { clock, counts: new MinuteCounts(() => clock.ms), ...table() };
}

it('hands over totals by minute and outcome, and nothing when nothing happened', async () => {
  const { clock, counts, keep, rows, state } = setUp();
  counts.add('stored', 3);
  counts.add('invalid', 1);
  await counts.handOver(keep);
  counts.add('stored', 2);
  clock.ms += MINUTE;
  counts.add('stored', 7);
  await counts.handOver(keep);
  expect(rows()).toEqual({ '10:00 stored': 5, '10:00 invalid': 1, '10:01 stored': 7 });
  await counts.handOver(keep);
  expect(state.calls).toBe(2);
});

it('loses nothing while its table is away, and counts nothing twice', async () => {
  const { clock, counts, keep, rows, state } = setUp();
  state.isAway = true;
  for (let minute = 0; minute < 60; minute += 1) {
    counts.add('stored', 1);
    await expect(counts.handOver(keep)).rejects.toThrow('away');
    clock.ms += MINUTE;
  }
  state.isAway = false;
  await counts.stop(keep);
  expect(Object.keys(rows())).toHaveLength(60);
  expect(Object.values(rows()).reduce((sum, one) => sum + one, 0)).toBe(60);
});

it('keeps what is counted while a hand-over is under way', async () => {
  const { counts, rows, keep } = setUp();
  counts.add('stored', 1);
  await counts.handOver(async (...given) => {
    counts.add('stored', 4);
    await keep(...given);
  });
  await counts.handOver(keep);
  expect(rows()).toEqual({ '10:00 stored': 5 });
});
