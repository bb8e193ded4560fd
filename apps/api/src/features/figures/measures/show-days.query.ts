import { Injectable } from '@nestjs/common';
import { lookFactsSql } from '@toile/warehouse';
import { isoTime } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { Measured } from './measured.js';

export interface ShowDays {
  season: string;
  type: string;
  city: string;
  first_day: string;
  last_day: string;
}

const sql = (database: string) => `
  SELECT season, look_type AS type, city, toString(toDate(min(show_date), 'Europe/Paris')) AS first_day,
    toString(toDate(max(show_date), 'Europe/Paris')) AS last_day
  FROM (${lookFactsSql(database)}) GROUP BY season, type, city`;

/** The first and the last day on which looks of a season, type and city were shown. */
@Injectable()
export class ShowDaysQuery {
  constructor(private readonly measured: Measured) {}

  async run(asOf: AsOf): Promise<ShowDays[]> {
    return this.measured.rows<ShowDays>(asOf, {
      name: 'show-days',
      sql: sql(this.measured.database),
      from: ['catalogue'],
      isKept: true,
      params: { as_of: isoTime(asOf.asOf) },
    });
  }
}
