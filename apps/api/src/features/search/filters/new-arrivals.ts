import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS } from '../../catalogue/index.js';
import { IndexQueries } from './index-queries.js';

/** Looks that are put first; those of a catalogue that came at once are in the order of listings, as ever. */
const MOST = 2_000;
/** Days begin when the mails of the morning are written, so that all that a mail tells of stands together. */
const MORNING_UTC = 6;

/** Looks that readers could see last: by the day they came, the newest first, each day as listings are. */
@Injectable()
export class NewArrivals {
  #last: { version: string; slugs: Promise<readonly string[]> } | undefined;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly queries: IndexQueries,
  ) {}

  /** Slugs; whole days alone, since a part of one would come before others of the same day. */
  async slugs(): Promise<readonly string[]> {
    const version = await this.queries.version();
    if (this.#last?.version !== version) {
      const slugs = this.#read();
      this.#last = { version, slugs };
      slugs.catch(() => {
        if (this.#last?.slugs === slugs) this.#last = undefined;
      });
    }
    return this.#last.slugs;
  }

  async #read(): Promise<string[]> {
    const { rows } = await this.pool.query<{ slug: string; day: number }>({
      name: 'new-arrivals',
      text: `SELECT slug, floor((extract(epoch FROM arrived) - ${MORNING_UTC * 3_600}) / 86400)::int AS day
        FROM (SELECT slug, arrived, show_date, collection, position FROM ${LOOKS} ORDER BY arrived DESC LIMIT ${MOST + 1}) AS last
        ORDER BY day DESC, show_date DESC, collection, position, slug`,
    });
    const cut = rows.length > MOST ? rows.at(-1)?.day : undefined;
    return rows.filter(({ day }) => day !== cut).map(({ slug }) => slug);
  }
}
