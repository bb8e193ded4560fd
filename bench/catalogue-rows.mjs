/** Fills the read model's `look` up to `wanted` rows: shows of other years, with the tags of two looks each. */
export async function fillLooks(pool, wanted) {
  const { rows } = await pool.query(
    `SELECT table_schema AS schema FROM information_schema.tables
     WHERE table_name = 'look' AND table_schema LIKE 'read\\_catalogue\\_v%'`,
  );
  const look = `${rows[0].schema}.look`;
  const { rows: known } = await pool.query(`SELECT count(*)::int AS n FROM ${look}`);
  const copies = Math.ceil(wanted / known[0].n) - 1;
  if (copies <= 0) return sizeOf(pool, look);
  await pool.query(`
    CREATE TABLE public.bench_look AS
      SELECT *, row_number() OVER (ORDER BY md5(slug)) - 1 AS n FROM ${look};
    CREATE UNIQUE INDEX ON public.bench_look (n)`);
  const columns = await pool.query(
    `SELECT string_agg(column_name, ', ' ORDER BY ordinal_position) AS names FROM information_schema.columns
     WHERE table_schema = $1 AND table_name = 'look'`,
    [rows[0].schema],
  );
  const names = columns.rows[0].names;
  const made = {
    slug: `own.slug || '-' || copy`,
    collection: `own.collection || '-' || copy`,
    show_date: `own.show_date - copy * interval '3 days'`,
    // Rows of one time lie together, as they do when events bring them.
    changed: 'own.changed + copy * 1000000::bigint',
    tag_slugs: 'both_.slugs',
    tags: 'both_.tags',
  };
  const values = names.split(', ').map((name) => made[name] ?? `own.${name}`);
  for (let copy = 1; copy <= copies; copy += 1) {
    await pool.query(
      `INSERT INTO ${look} (${names})
       SELECT ${values.join(', ')}
       FROM (SELECT *, $1::int AS copy FROM public.bench_look) AS own
       JOIN public.bench_look other ON other.n = (own.n + copy * 7919) % $2
       CROSS JOIN LATERAL (
         SELECT array_agg(tag->>'slug') AS slugs, jsonb_agg(tag) AS tags
         FROM (SELECT tag FROM jsonb_array_elements(own.tags || other.tags) AS tag GROUP BY tag) AS each
       ) AS both_`,
      [copy, known[0].n],
    );
    process.stderr.write(`  ${(copy + 1) * known[0].n} looks\r`);
  }
  await pool.query('DROP TABLE public.bench_look');
  // For the bare SQL of the comparison; the api counts without it.
  await pool.query(`CREATE INDEX ON ${look} USING gin (tag_slugs)`);
  await pool.query(
    `CREATE INDEX ON ${look} (type_slug, city_slug, show_date DESC, collection, position, slug)`,
  );
  await pool.query(`VACUUM ANALYZE ${look}`);
  return sizeOf(pool, look);
}

async function sizeOf(pool, look) {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS looks, sum(cardinality(tag_slugs))::int AS pairs FROM ${look}`,
  );
  return rows[0];
}
