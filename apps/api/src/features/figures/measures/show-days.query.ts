import { Injectable } from '@nestjs/common';
import { lookFactsSql } from '@toile/warehouse';
import { isoTime } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { CataloguedWhenQuery } from './catalogued-when.query.js';
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

type ShowDay = [season: string, type: string, city: string, day: string];
const SHOW_DAY = `tuple(season, look_type, city, toString(toDate(show_date, 'Europe/Paris')))`;

/** The first and the last day on which looks of a season, type and city were shown. */
@Injectable()
export class ShowDaysQuery {
  constructor(
    private readonly measured: Measured,
    private readonly catalogued: CataloguedWhenQuery,
  ) {}

  async run(asOf: AsOf): Promise<ShowDays[]> {
    const found = await this.catalogued.at<ShowDay>(asOf, 'show-days-known-when', SHOW_DAY);
    if (Array.isArray(found)) return firstAndLast(found);
    return this.measured.rows<ShowDays>(found, {
      name: 'show-days',
      sql: sql(this.measured.database),
      from: ['catalogue'],
      isKept: true,
      params: { as_of: isoTime(found.asOf) },
    });
  }
}

/** @param days those of a season, type and city one after the other, the earliest first */
function firstAndLast(days: readonly ShowDay[]): ShowDays[] {
  const found: ShowDays[] = [];
  for (const [season, type, city, day] of days) {
    const last = found.at(-1);
    if (last?.season === season && last.type === type && last.city === city) last.last_day = day;
    else found.push({ season, type, city, first_day: day, last_day: day });
  }
  return found;
}
