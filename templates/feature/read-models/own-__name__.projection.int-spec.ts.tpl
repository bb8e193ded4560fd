import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inStream, specifyProjection } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { {{key}}Feature } from '../{{name}}.feature.js';
import type { {{Name}}Event } from '../domain/{{name}}.events.js';
import { own{{Name}} as projection } from './own-{{name}}.projection.js';

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
const added = (item: string): {{Name}}Event => ({ type: 'AddedTo{{Name}}', data: { item } });

describe('a member’s own {{name}}', () => {
  it('hold what was added and not removed', async () => {
    const { category } = {{key}}Feature;
    await specifyProjection<{{Name}}Event>({ projection, pool, category })
      .given(inStream('{{stream}}-ada', added('a'), added('b')))
      .when(inStream('{{stream}}-ada', { type: 'RemovedFrom{{Name}}', data: { item: 'a' } }))
      .thenDocuments({ '{{stream}}-ada': { items: ['b'] } });
  });
});
