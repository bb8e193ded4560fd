import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { LOOK_CLOCK, SUGGESTIONS } from '../../catalogue/index.js';
import { changesAfter } from './index-rows.js';
import { type SearchIndex, SearchIndexes, SHELVES } from './search-index.js';

/** Which build of the read model an index shows, and how far. */
interface Clock {
  build: string;
  position: string;
}

/** Names of what pictures have, by kind as suggestions call it and slug, with the number of looks. */
export type Names = ReadonlyMap<string, { name: string; plain: string; total_count: number }>;

/** The index with the names of its values; `version` changes with every change of an item. */
export interface CurrentIndex {
  index: SearchIndex;
  names: Names;
  version: string;
}

/**
 * Keeps the index as the read model is. Whoever asks sees every change that the read model showed when they asked ("shows
 * what was committed before it was asked"); requests that come together share the question whether there is anything new.
 */
@Injectable()
export class IndexSynchroniser implements OnApplicationBootstrap {
  #index: SearchIndex | undefined;
  #clock: Clock | undefined;
  #names: Names = new Map();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #replacing: Promise<void> | undefined;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly indexes: SearchIndexes,
  ) {}

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
    if (!this.#index || !this.#clock) throw new Error('the index has not been read');
    const { build, position } = this.#clock;
    return { index: this.#index, names: this.#names, version: `${build}/${position}` };
  }

  async #catchUp(): Promise<void> {
    const clock = await this.#read();
    if (!this.#index || !this.#clock) {
      await this.#replace(clock);
      return;
    }
    // Another build took the place of this one, or the index is worn: the old one serves until the new one stands.
    if (clock.build !== this.#clock.build || this.#index.worn) {
      this.#replacing ??= this.#replace(clock)
        .catch(() => undefined)
        .finally(() => {
          this.#replacing = undefined;
        });
      if (clock.build !== this.#clock.build) return;
    }
    if (clock.position === this.#clock.position) return;
    await this.#advance(this.#index, this.#clock.position, clock.position);
    this.#clock = clock;
  }

  async #replace(clock: Clock): Promise<void> {
    const index = await this.indexes.open(clock.build);
    await this.#advance(index, await index.position(), clock.position);
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

  async #advance(index: SearchIndex, after: string, position: string): Promise<void> {
    if (BigInt(after) < BigInt(position) || after === '-1') {
      for (const shelf of SHELVES)
        for await (const changes of changesAfter(this.pool, shelf, after)) await index.apply(shelf, changes);
      await index.settle(position);
    }
    this.#names = await this.#readNames();
  }

  async #readNames(): Promise<Names> {
    const { rows } = await this.pool.query<{ key: string; name: string; plain: string; total_count: number }>(
      `SELECT kind || '/' || slug AS key, name, plain, total_count FROM ${SUGGESTIONS}
       WHERE kind IN ('type', 'city', 'season', 'designer', 'tag', 'individual')`,
    );
    return new Map(rows.map(({ key, ...of }) => [key, of]));
  }
}
