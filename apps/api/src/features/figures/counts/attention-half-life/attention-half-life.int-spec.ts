import { expect, it } from '@jest/globals';
import { useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ denim: 'fabric', lace: 'fabric' });

const look = (name: string, day: string, tags: string[], designer = 'verne') => {
  return { look: name, day, tags, designer };
};
const at = (day: string) => `${day}T12:00:00.000Z`;
/** Each day twenty-five times, by people without consent, who are not told apart. */
const opened = (name: string, ...days: string[]) =>
  days.flatMap((day) => Array.from({ length: 25 }, () => ({ look: name, at: at(day) })));

it('says by when half of what four weeks bring had come, by the age of each look', async () => {
  const { facts, f } = held;
  await facts.looks([
    look('d-1', '2026-09-20', ['denim']),
    look('d-2', '2026-10-01', ['denim'], 'other'),
    look('l-1', '2026-09-20', ['lace']),
  ]);
  await facts.views([
    // Ages 0, 0 and 9; before the show, and after four weeks, nothing counts.
    ...opened('d-1', '2026-09-19', '2026-09-20', '2026-09-20', '2026-09-29', '2026-10-18'),
    // Age 27, the last day.
    ...opened('d-2', '2026-10-28'),
    ...opened('l-1', '2026-09-25', '2026-10-05'),
  ]);
  const { rows, meta } = await f.count.at('graphs/attention-half-life', await f.scope());
  expect(meta.definition).toBe('attention_half_life');
  // The last show was on 1 October and is followed for four weeks; openings are visitors', who agreed or did not.
  expect(meta.window).toEqual({
    from: '2026-09-20',
    to: '2026-10-28',
    rule: 'SS27: first show day to last show day + 27 days, Europe/Paris',
  });
  expect(meta.consent).toBeDefined();
  expect(rows).toMatchObject([
    { tag_name: 'lace', value: 6, numerator: 25, denominator: 50, ranking: 1, low_base: true, brands: 1 },
    { tag_name: 'denim', value: 1, numerator: 50, denominator: 100, ranking: 2, low_base: false, brands: 2 },
  ]);
  const asKnown = await f.count.at(
    'graphs/attention-half-life',
    await f.scope({ as_of: '2026-11-20T00:00:00Z' }),
  );
  expect(asKnown.rows).toEqual(rows);
  const at = async (address: 'shows' | 'looks', query = {}) =>
    (await f.count.at(`graphs/attention-of-${address}`, await f.scope(query))).rows;
  const verne = { tag_name: 'verne', value: 5.5, numerator: 75, denominator: 125, ranking: 1 };
  expect(await at('shows')).toMatchObject([verne]);
  expect(await at('shows', { brand: 'verne' })).toMatchObject([verne]);
  expect(await at('shows', { brand: 'other' })).toEqual([]);
  const lace = { look: 'l-1', value: 6, numerator: 25, denominator: 50, ranking: 1 };
  expect(await at('looks')).toMatchObject([lace, { look: 'd-1', value: 0.8, denominator: 75, ranking: 2 }]);
  expect(await at('looks', { trend: 'lace' })).toMatchObject([lace]);
  expect(await at('looks', { brand: 'other' })).toEqual([]);
});

it('opens behind the half-life of a look the days of its four weeks, and what is not in them', async () => {
  const { facts, f } = held;
  await facts.looks([
    look('d-1', '2026-09-20', ['denim']),
    look('d-2', '2026-10-01', ['denim'], 'other'),
    look('l-1', '2026-09-20', ['lace']),
  ]);
  await facts.views([
    ...opened('d-1', '2026-09-19', '2026-09-20', '2026-09-20', '2026-09-29', '2026-10-18'),
    ...opened('l-1', '2026-09-25', '2026-10-05'),
  ]);
  const explained = async (address: 'graphs/attention-of-looks' | 'graphs/attention-half-life') =>
    (await f.count.at(address, await f.scope({ explain: 'true' }))).explanation?.rows ?? [];
  const query = (link: string | null | undefined) =>
    Object.fromEntries(new URL(link ?? '', 'http://toile').searchParams);
  const rows = await explained('graphs/attention-of-looks');
  expect(rows).toHaveLength(2);
  for (const { numerator_rows, numerator, denominator, context } of rows) {
    const { rows: days, window } = await f.rows.events(query(numerator_rows), ANALYST);
    const sum = (field: 'events' | 'of') => days.reduce((all, day) => all + day[field], 0);
    expect([sum('events'), sum('of')]).toEqual([numerator, denominator]);
    const about = await f.rows.context(query(context), ANALYST);
    expect(about.window).toEqual(window);
    expect(about.not_counted).toMatchObject({ counted: 6 * 25, bots: 0 });
  }
  // Behind a trend are its looks; what is not in it is told of openings, too.
  const [trend] = await explained('graphs/attention-half-life');
  expect(trend?.numerator_rows).toContain('/rows/looks?');
  const around = await f.rows.context(query(trend?.context), ANALYST);
  expect(around.not_counted).toMatchObject({ counted: 6 * 25 });
  // Its four weeks are not over: nothing is told of it yet.
  await facts.looks([look('late', '2026-11-10', ['lace'])]);
  await facts.views(opened('late', '2026-11-10', '2026-11-11'));
  expect((await f.rows.events({ measure: 'attention', look: 'late' }, ANALYST)).rows).toEqual([]);
});

it('has no row of fewer than fifty openings', async () => {
  const { facts, f } = held;
  await facts.looks([look('d-1', '2026-09-20', ['denim'])]);
  await facts.views(opened('d-1', '2026-09-20', '2026-09-21').slice(1));
  expect((await f.count.at('graphs/attention-half-life', await f.scope())).rows).toEqual([]);
});

it('waits until the four weeks of a look are over, and has no row where nothing was shown', async () => {
  const { facts, f } = held;
  expect((await f.count.at('graphs/attention-half-life', await f.scope())).rows).toEqual([]);
  await facts.looks([look('d-1', '2026-10-24', ['denim']), look('l-1', '2026-10-23', ['lace'])]);
  await facts.views([
    ...opened('d-1', '2026-10-24', '2026-10-24'),
    ...opened('l-1', '2026-10-23', '2026-10-23'),
  ]);
  const { rows } = await f.count.at('graphs/attention-half-life', await f.scope());
  expect(rows).toMatchObject([{ tag_name: 'lace', value: 0.5 }]);
});
