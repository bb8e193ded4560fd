import { expect, it } from '@jest/globals';
import { CataloguedWhenQuery } from './catalogued-when.query.js';
import type { Measured } from './measured.js';
import type { Versions } from './versions.js';

const TIME = new Date('2026-09-20T23:59:59.999Z');
const PAST = { asOf: TIME, input: { as_of: TIME.toISOString() } };
const stretches = [
  { what: 'tag:denim', since: 0, until: null },
  { what: 'tag:lace', since: 0, until: TIME.getTime() },
  { what: 'tag:velvet', since: TIME.getTime(), until: null },
];
const asked = (changed: number, isAsNow: boolean) => {
  const rows = async (_: unknown, { name }: { name: string }) =>
    name === 'looks-changed' ? [{ n: changed }] : stretches;
  return new CataloguedWhenQuery(
    { database: 'toile', rows } as unknown as Measured,
    { catalogueIsAsAt: async () => isAsNow } as unknown as Versions,
  );
};

it('lists what there was from its first moment to the one before its end', async () => {
  expect(await asked(3, false).at(PAST, 'names', 'tags')).toEqual(['tag:denim', 'tag:velvet']);
});

it('has it asked as now where nothing has changed since, and of that time alone where very much has', async () => {
  expect(await asked(3, true).at(PAST, 'names', 'tags')).toEqual({ asOf: TIME, input: {} });
  expect(await asked(3, false).at({ asOf: TIME, input: {} }, 'names', 'tags')).toEqual({
    asOf: TIME,
    input: {},
  });
  expect(await asked(60_000, false).at(PAST, 'names', 'tags')).toEqual(PAST);
});
