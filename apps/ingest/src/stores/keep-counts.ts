import type { KeepCounts } from '../intake/minute-counts.js';
import type { Connected } from './late-data-source.js';

/**
 * Keeps counts in `intake_minute`, which the api has made for its operators. SQL by hand: after an outage a day's counts come at
 * once, more rows than a statement with a parameter a value can have.
 */
export function countsIn(connected: Connected): KeepCounts {
  return async (instance, counts) => {
    const dataSource = await connected();
    await dataSource.query(
      `INSERT INTO intake_minute (instance, minute, outcome, events)
       SELECT $1, * FROM unnest($2::timestamptz[], $3::text[], $4::bigint[])
       ON CONFLICT (minute, instance, outcome)
       DO UPDATE SET events = greatest(intake_minute.events, excluded.events)`,
      [
        instance,
        counts.map((one) => one.minute),
        counts.map((one) => one.outcome),
        counts.map((one) => one.events),
      ],
    );
  };
}
