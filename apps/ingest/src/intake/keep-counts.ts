import type pg from 'pg';
import type { KeepCounts } from './minute-counts.js';

/** Keeps counts in `intake_minute`, which the api has made for its operators. */
export function countsIn(pool: Pick<pg.Pool, 'query'>): KeepCounts {
  return async (instance, counts) => {
    await pool.query({
      name: 'ingest-keep-counts',
      text: `INSERT INTO intake_minute (instance, minute, outcome, events)
             SELECT $1, * FROM unnest($2::timestamptz[], $3::text[], $4::bigint[])
             ON CONFLICT (minute, instance, outcome)
             DO UPDATE SET events = greatest(intake_minute.events, excluded.events)`,
      values: [
        instance,
        counts.map((one) => one.minute),
        counts.map((one) => one.outcome),
        counts.map((one) => one.events),
      ],
    });
  };
}
