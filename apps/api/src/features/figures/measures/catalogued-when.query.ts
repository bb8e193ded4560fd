import { Injectable } from '@nestjs/common';
import { catalogueTimesSql } from '@toile/warehouse';
import { Measured } from './measured.js';
import { Versions } from './versions.js';

interface Stretch<T> {
  what: T;
  since: number;
  until: number | null;
}

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
   * In order, each once; nothing where what was catalogued then is what is catalogued now.
   * @param what SQL of something of a look's version
   */
  async at<T>(time: Date, name: string, what: string): Promise<T[] | undefined> {
    if (await this.versions.catalogueIsAsAt(time)) return undefined;
    const stretches = await this.measured.rows<Stretch<T>>(
      { asOf: time, input: {} },
      {
        name,
        sql: catalogueTimesSql(this.measured.database, what),
        from: ['catalogue'],
        isKept: true,
        params: {},
      },
    );
    const at = time.getTime();
    return stretches
      .filter(({ since, until }) => since <= at && (until === null || at < until))
      .map((stretch) => stretch.what);
  }
}
