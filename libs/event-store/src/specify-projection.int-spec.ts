import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { defineCategory } from './category.js';
import { defineDocumentProjection } from './projections/document-projection.js';
import type { Projection } from './projections/projection.js';
import { counterTotals } from './projections/testing-projection.js';
import { inStream, specifyProjection } from './specify-projection.js';
import type { CounterEvent } from './testing-domain.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

const category = defineCategory<CounterEvent>({
  name: 'counter',
  personal: { Added: { subject: 'subject', fields: ['note'] } },
});
const added = (by: number, note: string | null = null): CounterEvent => ({
  type: 'Added',
  data: { by, note, subject: 'ada' },
});
const specified = (projection: Projection) => specifyProjection<CounterEvent>({ projection, pool, category });
const counted = (evolve: (doc: { total: number } | null, by: number) => { total: number }) =>
  defineDocumentProjection<CounterEvent, { total: number }>({
    name: 'counted',
    version: 1,
    categories: ['counter'],
    evolve: (doc, event) => evolve(doc, event.type === 'Added' ? event.data.by : 0),
  });

describe('specifyProjection', () => {
  it('passes where documents and rows are the expected ones', async () => {
    const { given } = specified(counted((doc, by) => ({ total: (doc?.total ?? 0) + by })));
    await given(inStream('counter-1', added(2)))
      .when(inStream('counter-1', added(3)), inStream('counter-2', added(1)))
      .thenDocuments({ 'counter-1': { total: 5 }, 'counter-2': { total: 1 } });
    await given(inStream('counter-1', added(2))).thenRows('document', [
      { key: 'counter-1', doc: { total: 2 } },
    ]);
  });

  it('fails where they are not', async () => {
    const { given } = specified(counted((doc, by) => ({ total: (doc?.total ?? 0) + by })));
    await expect(given(inStream('counter-1', added(2))).thenDocuments({})).rejects.toThrow();
  });

  it('fails where the size of batches is seen in what is shown', async () => {
    const apply: Projection['apply'] = async (client, events) => {
      await client.query('INSERT INTO batch VALUES ($1)', [events.length]);
    };
    const byBatch = { ...counted(() => ({ total: 0 })), tables: 'CREATE TABLE batch (size int)', apply };
    const { given } = specified(byBatch);
    const given2 = given(inStream('counter-1', added(2), added(3)));
    await expect(given2.thenRows('batch', [{ size: 2 }])).rejects.toThrow('event by event shows otherwise');
  });

  it('fails where words of an erased person are left that a rebuild cannot read', async () => {
    const forgetful = specified(counterTotals).given(inStream('counter-1', added(2, 'secret')));
    await forgetful.erased('ada').thenDocuments({ 'counter-1': { total: 2, notes: [] } });
    const keeps = specified({ ...counterTotals, forget: async () => undefined });
    const history = keeps.given(inStream('counter-1', added(2, 'secret')));
    await expect(history.erased('ada').thenDocuments({})).rejects.toThrow('a rebuild shows otherwise');
  });
});
