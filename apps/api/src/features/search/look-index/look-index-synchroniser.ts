import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { nearestColour } from '../../../kernel/colours/nearest-colour.js';
import { POOL } from '../../../kernel/tokens.js';
import { LOOK_CLOCK, LOOKS, REMOVED_LOOKS, SUGGESTIONS } from '../../catalogue/index.js';
import { type IndexedLook, LookIndex } from './look-index.js';

const ROWS_AT_ONCE = 4_000;
/** Slots of changed looks that are borne before the index is made anew. */
const MOST_WASTE = 100_000;

/** Which build of the read model an index shows, and how far. */
interface Clock {
  build: string;
  position: string;
}

interface IndexRow extends Omit<IndexedLook, 'colours'> {
  changed: string;
  /** `#rrggbb` */
  colours: string[];
}

/** Names of what looks have, by kind as suggestions call it and slug. */
export type Names = ReadonlyMap<string, { name: string; plain: string }>;

/** The index with the names of its values; `version` changes with every change of a look. */
export interface CurrentIndex {
  index: LookIndex;
  names: Names;
  version: string;
}

/**
 * Keeps the index of looks in this process as the read model has them. Whoever asks sees every change that the read
 * model showed when they asked ("shows what was committed before it was asked"); requests that come together share
 * the question whether there is anything new.
 */
@Injectable()
export class LookIndexSynchroniser implements OnApplicationBootstrap {
  #index: LookIndex | undefined;
  #clock: Clock | undefined;
  #names: Names = new Map();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #replacing: Promise<void> | undefined;

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The first reader should not have to wait; a read model that is not there yet is read when somebody asks. */
  onApplicationBootstrap(): void {
    this.current().catch(() => undefined);
  }

  async current(): Promise<CurrentIndex> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        // A question under way may have been answered before this caller's change: the next one serves them.
        this.#next = undefined;
        this.#running = this.#catchUp();
        return this.#running;
      });
    await this.#next;
    if (!this.#index || !this.#clock) throw new Error('the index of looks has not been read');
    const { build, position } = this.#clock;
    return { index: this.#index, names: this.#names, version: `${build}/${position}` };
  }

  async #catchUp(): Promise<void> {
    const clock = await this.#read();
    if (!this.#index || !this.#clock) {
      await this.#replace(clock);
      return;
    }
    // Another build took the place of this one, or most slots are used up: the old index serves until the new one stands.
    if (clock.build !== this.#clock.build || this.#index.waste > this.#index.size + MOST_WASTE) {
      this.#replacing ??= this.#replace(clock)
        .catch(() => undefined)
        .finally(() => {
          this.#replacing = undefined;
        });
      if (clock.build !== this.#clock.build) return;
    }
    if (clock.position === this.#clock.position) return;
    await this.#advance(this.#index, this.#clock.position);
    this.#clock = clock;
  }

  async #replace(clock: Clock): Promise<void> {
    const index = new LookIndex();
    await this.#advance(index, '-1');
    this.#index = index;
    this.#clock = clock;
  }

  async #read(): Promise<Clock> {
    const { rows } = await this.pool.query<Clock>({
      name: 'look-clock',
      text: `SELECT build, position FROM ${LOOK_CLOCK}`,
    });
    if (!rows[0]) throw new Error('the read model of looks has no clock');
    return rows[0];
  }

  /** Rows that change meanwhile come with a later position, and are read again at the next question. */
  async #advance(index: LookIndex, after: string): Promise<void> {
    let rows = await this.#changed(String(BigInt(after) + 1n), '');
    for (let more = true; more; ) {
      const last = rows.at(-1);
      more = rows.length === ROWS_AT_ONCE;
      // The next rows are on their way while these are put in.
      const next = more && last ? this.#changed(last.changed, last.slug) : Promise.resolve([]);
      next.catch(() => undefined);
      for (const row of rows) index.put({ ...row, colours: paletteOf(row.colours) });
      rows = await next;
    }
    const removed = await this.pool.query<{ slug: string }>(
      `SELECT slug FROM ${REMOVED_LOOKS} WHERE changed > $1`,
      [after],
    );
    for (const { slug } of removed.rows) index.remove(slug);
    index.settle();
    this.#names = await this.#readNames();
  }

  async #changed(position: string, slug: string): Promise<IndexRow[]> {
    const { rows } = await this.pool.query<IndexRow>({
      name: 'look-index',
      text: CHANGED,
      values: [position, slug],
    });
    return rows;
  }

  async #readNames(): Promise<Names> {
    const { rows } = await this.pool.query<{ key: string; name: string; plain: string }>(
      `SELECT kind || '/' || slug AS key, name, plain FROM ${SUGGESTIONS}
       WHERE kind IN ('type', 'city', 'season', 'designer', 'tag', 'individual')`,
    );
    return new Map(rows.map(({ key, name, plain }) => [key, { name, plain }]));
  }
}

/** The colours of the palette that are nearest, with blanks between. */
function paletteOf(colours: readonly string[]): string {
  const slugs = colours.map((hex) => {
    const known = nearest.get(hex) ?? nearestColour(hex)?.slug ?? '';
    nearest.set(hex, known);
    return known;
  });
  return slugs.join(' ');
}

/** Comparing a colour with the whole palette costs microseconds, and many looks share one. */
const nearest = new LRUCache<string, string>({ max: 50_000 });

/** Tags, models and names come as slugs; only the description has words of its own. */
const CHANGED = `
  SELECT slug, changed, collection, type_slug AS type, city_slug AS city, season_slug AS season,
    designer_slug AS designer, extract(epoch FROM show_date)::float8 * 1000 AS "showDate", position,
    array_to_string(tag_slugs, ' ') AS tags, array_to_string(model_slugs, ' ') AS models, colours, garments,
    regexp_replace(catalogue_plain(description), '\\s+', ' ', 'g') AS words
  FROM ${LOOKS} WHERE (changed, slug) > ($1, $2) ORDER BY changed, slug LIMIT ${ROWS_AT_ONCE}`;
