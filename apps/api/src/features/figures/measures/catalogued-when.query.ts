import { Injectable } from '@nestjs/common';
import { catalogueTimesSql, changedCountSql } from '@toile/warehouse';
import type { AsOf } from './as-of.js';
import { Measured } from './measured.js';
import { Versions } from './versions.js';

interface Stretch<T> {
  what: T;
  since: number;
  until: number | null;
}
interface Changed {
  n: number;
}

/** Of more looks of several versions all stretches together take longer than what was known at a time. */
const MOST_CHANGED = 50_000;

/**
 * What was catalogued at times that are past. It is listed once, with since and until when, and not anew for each time that is
 * asked about: an alert that is tried on the past asks about thirty.
 */
@Injectable()
export class CataloguedWhenQuery {
  constructor(
    private readonly measured: Measured,
    private readonly versions: Versions,
  ) {}

  /**
   * In order, each once; or as what it is to be asked otherwise: as now, where nothing has changed since, or of that time alone, where
   * very much has.
   * @param what SQL of something of a look's version
   */
  async at<T>(asked: AsOf, name: string, what: string): Promise<T[] | AsOf> {
    const { asOf, input } = asked;
    const now = { asOf, input: {} };
    if (input.as_of === undefined || (await this.versions.catalogueIsAsAt(asOf))) return now;
    const { database } = this.measured;
    const kept = { from: ['catalogue'] as const, isKept: true, params: {} };
    const [changed] = await this.measured.rows<Changed>(now, {
      ...kept,
      name: 'looks-changed',
      sql: changedCountSql(database),
    });
    if ((changed?.n ?? 0) > MOST_CHANGED) return asked;
    const sql = catalogueTimesSql(database, what);
    const stretches = await this.measured.rows<Stretch<T>>(now, { ...kept, name, sql });
    const at = asOf.getTime();
    return stretches
      .filter(({ since, until }) => since <= at && (until === null || at < until))
      .map((stretch) => stretch.what);
  }
}
