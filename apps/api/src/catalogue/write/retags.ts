import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '@toile/event-store';
import { handleCommand } from '@toile/event-store';
import { DomainError, type Logger } from '@toile/platform';
import type pg from 'pg';
import type { Caller } from '../../event-store/caller.decorator.js';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { LOGGER, POOL } from '../../tokens.js';
import { collectionStream } from '../collection-stream.js';
import { type CollectionCommand, collectionDecider } from '../domain/collection.decider.js';
import type { RetagProgress } from './retag-looks.command.js';

/** Collections written at once: their appends share transactions. */
const AT_ONCE = 20;

/** A command over many collections: one event each, progress in a table, the same command ids when it is repeated. */
@Injectable()
export class Retags {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError retag/unknown */
  async progress(id: string): Promise<RetagProgress & { collections: string[] }> {
    const { rows } = await this.pool.query<RetagProgress & { collections: string[] }>(
      'SELECT id, status, done, cardinality(collections) AS total, undone, collections FROM catalogue_retag WHERE id = $1',
      [id],
    );
    if (!rows[0]) throw new DomainError('retag/unknown', 'There is no such retagging.');
    return rows[0];
  }

  /** Notes what is meant and goes through it in the background; `progress` tells how far it is. */
  async begin(
    id: string,
    caller: Caller,
    collections: readonly string[],
    commandFor: (collection: string) => CollectionCommand,
    undone: boolean,
  ): Promise<RetagProgress> {
    const { rows } = await this.pool.query<RetagProgress>(
      `INSERT INTO catalogue_retag (id, status, done, collections, undone) VALUES ($1, 'running', 0, $2, $3)
       ON CONFLICT (id) DO UPDATE SET status = 'running', done = 0, undone = $3
       RETURNING id, status, done, cardinality(collections) AS total, undone`,
      [id, collections, undone],
    );
    void this.run(id, caller, collections, commandFor).catch((error: unknown) =>
      this.logger.error({ err: error, retag: id }, 'a retagging failed'),
    );
    if (!rows[0]) throw new Error('a retagging could not be noted');
    return rows[0];
  }

  private async run(
    id: string,
    caller: Caller,
    collections: readonly string[],
    commandFor: (collection: string) => CollectionCommand,
  ): Promise<void> {
    try {
      for (let from = 0; from < collections.length; from += AT_ONCE) {
        const batch = collections.slice(from, from + AT_ONCE);
        await Promise.all(batch.map((collection) => this.write(caller, collection, commandFor(collection))));
        await this.pool.query('UPDATE catalogue_retag SET done = $2 WHERE id = $1', [
          id,
          from + batch.length,
        ]);
      }
      await this.pool.query(`UPDATE catalogue_retag SET status = 'done' WHERE id = $1`, [id]);
    } catch (error) {
      await this.pool.query(`UPDATE catalogue_retag SET status = 'failed' WHERE id = $1`, [id]);
      throw error;
    }
  }

  private async write({ commandId, metadata }: Caller, collection: string, command: CollectionCommand) {
    const stream = collectionStream(collection);
    try {
      await handleCommand(this.store, collectionDecider, { stream, commandId, metadata, command });
    } catch (error) {
      // A collection that was deleted meanwhile, or whose looks had the tags already, has nothing to change or undo.
      const code = error instanceof DomainError ? error.code : '';
      if (code !== 'collection/unknown' && code !== 'retag/unknown') throw error;
    }
  }
}
