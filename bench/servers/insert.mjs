/** The floor of commands: a bare Fastify that checks nothing and commits one row a request. Prints its port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@toile/embedded';
import fastify from 'fastify';
import pg from 'pg';

const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
const postgres = await startPostgres(folder);
const pool = new pg.Pool({ connectionString: postgres.url, max: 20 });
pool.on('error', () => undefined);
await pool.query('CREATE TABLE fact (id bigserial PRIMARY KEY, body jsonb NOT NULL)');
const app = fastify();
const insert = { name: 'insert', text: 'INSERT INTO fact (body) VALUES ($1) RETURNING id' };
const keep = async (request) => (await pool.query({ ...insert, values: [request.body ?? {}] })).rows[0];
app.post('/*', keep);
app.put('/*', keep);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
