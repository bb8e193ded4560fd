import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type EventMetadata, type EventStore, handleCommand } from '@toile/event-store';
import { DomainError, type Logger } from '@toile/platform';
import type pg from 'pg';
import { EVENT_STORE } from '../../event-store/tokens.js';
import { LOGGER, POOL } from '../../tokens.js';
import { collectionStream } from '../collection-stream.js';
import { type CollectionCommand, collectionDecider } from '../domain/collection.decider.js';
import type { CollectionEvent } from '../domain/collection.events.js';
import type { Collection } from '../domain/collection.state.js';
import type { RetagProgress } from './retag-looks.command.js';

/** Collections written at once: their appends share transactions. */
const AT_ONCE = 20;
/** How long a process may be silent before another one goes on with its work. */
const HELD_SECONDS = 15;
const SWEEP_MS = 5_000;
const MOST_FAILURES = 5;

/** A command over many collections, as it is kept until it is done: one command a collection, all under one id. */
export interface RetagWork {
  commandId: string;
  metadata: EventMetadata;
  commands: { collection: string; command: CollectionCommand }[];
}

const PROGRESS = 'id, status, done, cardinality(collections) AS total, changed, undone';

/**
 * Goes through retaggings in the background: one event a collection, progress in a table. A retagging whose process
 * went away is taken up by another one, or after the next start ("goes on after the process went away"); commands are
 * repeated under the same ids, so that nothing happens twice.
 */
@Injectable()
export class Retags implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Before the migrations there is no table: the next sweep finds it.
    const sweep = () => this.takeUp().catch(() => undefined);
    void sweep();
    this.#sweeper = setInterval(sweep, SWEEP_MS);
    this.#sweeper.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweeper);
    await Promise.all(this.#running);
  }

  /** @throws DomainError retag/unknown */
  async progress(id: string): Promise<RetagProgress & { collections: string[] }> {
    const { rows } = await this.pool.query<RetagProgress & { collections: string[] }>(
      `SELECT ${PROGRESS}, collections FROM catalogue_retag WHERE id = $1`,
      [id],
    );
    if (!rows[0]) throw new DomainError('retag/unknown', 'There is no such retagging.');
    return rows[0];
  }

  /**
   * Notes what is meant and goes through it in the background; the same id again only tells how far it is, unless it
   * is to be undone.
   * @throws DomainError retag/conflict when it is to be undone before it is done
   */
  async begin(id: string, work: RetagWork, undone: boolean): Promise<RetagProgress> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO catalogue_retag AS known (id, status, done, collections, undone, work)
       VALUES ($1, 'running', 0, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET status = 'running', done = 0, changed = 0, failures = 0, undone = true,
         work = excluded.work, held_until = now()
       WHERE excluded.undone AND known.status <> 'running'`,
      [id, work.commands.map(({ collection }) => collection), undone, JSON.stringify(work)],
    );
    const { collections: _, ...progress } = await this.progress(id);
    if (!rowCount && undone && !progress.undone)
      throw new DomainError('retag/conflict', 'This retagging is still under way. Undo it when it is done.');
    if (rowCount) await this.takeUp();
    return progress;
  }

  /** Starts whatever waits and is held by nobody. */
  private async takeUp(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; work: RetagWork; done: number; changed: number }>(
      `UPDATE catalogue_retag SET held_until = now() + interval '${HELD_SECONDS} seconds'
       WHERE id IN (SELECT id FROM catalogue_retag WHERE status = 'running' AND held_until <= now() AND work IS NOT NULL
                    FOR UPDATE SKIP LOCKED)
       RETURNING id, work, done, changed`,
    );
    for (const { id, work, done, changed } of rows) {
      const run = this.run(id, work, { done, changed }).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }
  }

  private async run(id: string, work: RetagWork, from: { done: number; changed: number }): Promise<void> {
    let { done, changed } = from;
    try {
      while (done < work.commands.length) {
        if (this.#stopping) return await this.release(id, 0);
        const batch = work.commands.slice(done, done + AT_ONCE);
        const counts = await Promise.all(
          batch.map(({ collection, command }) => this.write(work, collection, command)),
        );
        done += batch.length;
        changed += counts.reduce((sum, count) => sum + count, 0);
        await this.pool.query(
          `UPDATE catalogue_retag SET done = $2, changed = $3, held_until = now() + interval '${HELD_SECONDS} seconds'
           WHERE id = $1`,
          [id, done, changed],
        );
      }
      // What was done stands in the streams; the list of commands has served.
      await this.pool.query(`UPDATE catalogue_retag SET status = 'done', work = NULL WHERE id = $1`, [id]);
    } catch (error) {
      this.logger.warn({ err: error, retag: id }, 'a retagging was interrupted');
      await this.release(id, 1).catch(() => undefined);
    }
  }

  /** Another process may go on, or this one a little later; what fails again and again is given up. */
  private async release(id: string, failures: 0 | 1): Promise<void> {
    await this.pool.query(
      `UPDATE catalogue_retag SET failures = failures + $2, held_until = now() + $2 * interval '2 seconds',
         status = CASE WHEN failures + $2 >= ${MOST_FAILURES} THEN 'failed' ELSE status END
       WHERE id = $1`,
      [id, failures],
    );
  }

  /** @returns how many looks of the collection got other tags */
  private async write(
    { commandId, metadata }: RetagWork,
    collection: string,
    command: CollectionCommand,
  ): Promise<number> {
    const occurredAt = new Date(metadata.occurredAt);
    try {
      const { answer } = await handleCommand(this.store, collectionDecider, {
        ...{
          stream: collectionStream(collection),
          commandId,
          command,
          metadata: { ...metadata, occurredAt },
        },
        answer: (_state: Collection, _version: number, events: readonly CollectionEvent[]) => looksIn(events),
      });
      return answer;
    } catch (error) {
      // A collection that was deleted meanwhile, or whose looks had the tags already, has nothing to change or undo.
      const code = error instanceof DomainError ? error.code : '';
      if (code !== 'collection/unknown' && code !== 'retag/unknown') throw error;
      return 0;
    }
  }
}

const looksIn = (events: readonly CollectionEvent[]): number =>
  events.reduce((sum, { data }) => sum + ('looks' in data ? data.looks.length : 0), 0);
