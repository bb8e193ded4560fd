import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { LOOK_CLOCK, LOOKS, REMOVED_LOOKS } from '../read-model/tables.js';
import { LookIndex } from './look-index.js';

const ROWS_AT_ONCE = 4_000;
/** Slots of changed looks that are borne before the index is made anew. */
const MOST_WASTE = 100_000;

/** Which build of the read model an index shows, and how far. */
interface Clock {
  build: string;
  position: string;
}

interface IndexRow {
  slug: string;
  changed: string;
  collection: string;
  type_slug: string;
  type_name: string;
  city_slug: string;
  city_name: string;
  season_slug: string;
  season_name: string;
  designer_slug: string;
  designer_name: string;
  show_date: Date;
  position: number;
  tags: string;
  models: string;
  words: string;
}

/**
 * Keeps the index of looks in this process as the read model has them. Whoever asks sees every change that the read
 * model showed when they asked ("shows what was committed before it was asked"); requests that come together share
 * the question whether there is anything new.
 */
@Injectable()
export class LookIndexFeed implements OnApplicationBootstrap {
  #index: LookIndex | undefined;
  #clock: Clock | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #replacing: Promise<void> | undefined;

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The first reader should not have to wait; a read model that is not there yet is read when somebody asks. */
  onApplicationBootstrap(): void {
    this.current().catch(() => undefined);
  }

  async current(): Promise<LookIndex> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        // A question under way may have been answered before this caller's change: the next one serves them.
        this.#next = undefined;
        this.#running = this.#catchUp();
        return this.#running;
      });
    await this.#next;
    if (!this.#index) throw new Error('the index of looks has not been read');
    return this.#index;
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
    let from: [position: string, slug: string] = [String(BigInt(after) + 1n), ''];
    for (;;) {
      const { rows } = await this.pool.query<IndexRow>({ name: 'look-index', text: CHANGED, values: from });
      for (const row of rows) index.put(toIndexed(row));
      const last = rows.at(-1);
      if (last) from = [last.changed, last.slug];
      if (rows.length < ROWS_AT_ONCE) break;
    }
    const removed = await this.pool.query<{ slug: string }>(
      `SELECT slug FROM ${REMOVED_LOOKS} WHERE changed > $1`,
      [after],
    );
    for (const { slug } of removed.rows) index.remove(slug);
    index.settle();
  }
}

/** Texts of a look beside its tags and models, whose slugs are words already. */
const CHANGED = `
  SELECT slug, changed, collection, type_slug, type_name, city_slug, city_name, season_slug, season_name,
    designer_slug, designer_name, show_date, position,
    array_to_string(tag_slugs, ' ') AS tags, array_to_string(model_slugs, ' ') AS models,
    catalogue_plain(concat_ws(' ', designer_name, type_name, city_name, season_name, description)) AS words
  FROM ${LOOKS} WHERE (changed, slug) > ($1, $2) ORDER BY changed, slug LIMIT ${ROWS_AT_ONCE}`;

const toIndexed = (row: IndexRow) => ({
  ...{ slug: row.slug, collection: row.collection, position: row.position, words: row.words },
  showDate: row.show_date.getTime(),
  type: { slug: row.type_slug, name: row.type_name },
  city: { slug: row.city_slug, name: row.city_name },
  season: { slug: row.season_slug, name: row.season_name },
  designer: { slug: row.designer_slug, name: row.designer_name },
  tags: listOf(row.tags),
  models: listOf(row.models),
});

const listOf = (text: string): string[] => (text === '' ? [] : text.split(' '));
