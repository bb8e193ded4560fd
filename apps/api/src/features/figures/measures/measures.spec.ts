import { expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES } from '@toile/contracts';
import type { NamedQuery, Warehouse } from '@toile/warehouse';
import { figuresOn } from '../testing-figures.js';

type Asked = Record<string, Set<string>>;
type Parameters = Record<string, unknown>;

/** What a value is bound as must fit what its SQL calls it: `{seasons:Array(String)}`. */
const FITS: readonly [type: RegExp, fits: (value: unknown) => boolean][] = [
  [/^Array\(/, Array.isArray],
  [/^(String|Date|DateTime)/, (value) => typeof value === 'string'],
  [/^(U?Int|Float)/, (value) => typeof value === 'number'],
  [/^Bool/, (value) => typeof value === 'boolean'],
];
function faultsOf({ name, sql }: NamedQuery, params: Parameters): string[] {
  const placeholders = [...sql.matchAll(/\{(\w+):([^}]+)\}/g)];
  return placeholders
    .filter(([, key = '', type = '']) => !FITS.find(([named]) => named.test(type))?.[1](params[key]))
    .map(([whole, key = '']) => `${name}: ${whole} is bound to ${JSON.stringify(params[key])}`);
}

/** A warehouse that holds nothing and notes what it is asked. */
function notingWarehouse(asked: Asked): Warehouse {
  const query = async (named: NamedQuery, params: Parameters) => {
    const { name, sql } = named;
    expect(faultsOf(named, params)).toEqual([]);
    asked[name] ??= new Set();
    asked[name].add(sql.replaceAll(/^\s+/gm, '').trim());
    return [];
  };
  const known = { database: 'toile', query, rows: async () => [] };
  return known as unknown as Warehouse;
}

/** What every figure asks, in SQL, so that a change of a measure is read in the review of its snapshot. */
it('asks this SQL of the warehouse for the figures, with every parameter bound by its type', async () => {
  const asked: Asked = {};
  const f = figuresOn(notingWarehouse(asked), { denim: 'fabric' });
  for (const over of [{}, { as_of: '2026-11-01T00:00:00Z' }])
    for (const address of FIGURE_ADDRESSES)
      await f.count.at(address, await f.scope({ brand: 'verne', trend: 'denim', ...over }));
  for (const measure of ['searches', 'views', 'boards', 'traffic'])
    await f.series({ measure, of: measure === 'traffic' ? 'brand' : 'trend', slugs: 'denim' });
  await f.split({ season: 'spring-summer-2027', trend: 'denim' }).catch(() => undefined);
  const statements = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, sql] of statements) expect([...sql].sort().join('\n\n')).toMatchSnapshot(name);
});

it('reads days once for all times that are past, though looks came between them', async () => {
  const asked: string[] = [];
  const changes = ['2026-10-01', '2026-10-10'].map((day) => ({ day, at: `${day} 10:00:00` }));
  const warehouse = {
    database: 'toile',
    query: async ({ name }: NamedQuery) => {
      asked.push(name);
      return [];
    },
    rows: async (sql: string) => (sql.includes('raw_catalogue GROUP BY day') ? changes : []),
  } as unknown as Warehouse;
  const { figures, scope } = figuresOn(warehouse);
  const names = await figures.names.all();
  const times = ['2026-10-05', '2026-10-15'].map((day) => new Date(`${day}T23:59:59.999Z`));
  let listed = 0;
  for (const time of times) {
    const day = time.toISOString().slice(0, 10);
    const now = {
      from: day.replace('2026', '2025'),
      to: day,
      rule: 'last 12 months',
      season: 'spring-summer-2027',
    };
    const asOf = { ...(await scope({ as_of: time.toISOString(), window: '12m' })), times };
    await figures.searches.by('tag', asOf, names, { now, before: null });
    await figures.traffic.byBrand(asOf, { now, before: null });
    await figures.boards.by('tag', asOf, names, { now, before: null });
    for (const dimension of ['tag', 'brand', 'category'] as const)
      await figures.looks.by(dimension, asOf, names, [now.season]);
    await figures.looks.tagged('denim', asOf, names, [now.season]);
    // Only sealed rows that lie on shelves need them.
    expect(asked.filter((name) => name === 'looks-of-several-versions')).toHaveLength(listed);
    await figures.views.byBrand(asOf, names, { now, before: null });
    listed = 1;
  }
  const counted = asked.filter((name) => name.includes('by-day') || name.includes('at-ends'));
  expect(
    Object.fromEntries(counted.map((name) => [name, counted.filter((one) => one === name).length])),
  ).toEqual({
    'searches-by-day': 1,
    'views-by-day': 1,
    'traffic-by-day': 1,
    'boards-at-ends-by-tag': 1,
    'looks-by-tag-at-ends': 1,
    'looks-by-brand-at-ends': 1,
    'looks-with-tag-at-ends': 1,
  });
});
