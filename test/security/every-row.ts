import type pg from 'pg';

const TABLES = `SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
  ORDER BY 1`;

/** Every row of every table, as text; bytes too, so that what is not hashed or encrypted is found in them. */
export async function everyRow(pool: pg.Pool): Promise<Map<string, string[]>> {
  const client = await pool.connect();
  try {
    await client.query("SET bytea_output = 'escape'");
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const found = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
      found.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return found;
  } finally {
    await client.query('RESET bytea_output');
    client.release();
  }
}
