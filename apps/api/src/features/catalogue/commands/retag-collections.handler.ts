import { Inject } from '@nestjs/common';
import { type EventStore, handleCommand } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { POOL } from '../../../kernel/tokens.js';
import { type CollectionCommand, collectionDecider } from '../domain/collection.decider.js';
import type { CollectionEvent } from '../domain/collection.events.js';
import { collectionStream } from '../domain/collection.events.js';
import type { Collection } from '../domain/collection.state.js';
import { RETAG_COLLECTIONS, type RetagDto, type RetagWork } from './retags.js';

/** Collections written at once: their appends share transactions. */
const AT_ONCE = 20;

interface Retag {
  work: RetagWork;
  done: number;
  changed: number;
}

/**
 * Goes through the collections of a retagging: one event each, progress in a table. Where its process went away another one
 * goes on ("goes on after the process went away"); commands are repeated under the same ids, so nothing happens twice.
 */
@HandlesTask(RETAG_COLLECTIONS)
export class RetagCollectionsHandler implements TaskHandler<RetagDto> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async handle({ id }: RetagDto, { signal, isLast }: JobContext): Promise<void> {
    const { rows } = await this.pool.query<Retag>(
      "UPDATE catalogue_retag SET status = 'running' WHERE id = $1 AND work IS NOT NULL RETURNING work, done, changed",
      [id],
    );
    if (!rows[0]) return;
    try {
      await this.goThrough(id, rows[0], signal);
    } catch (error) {
      if (isLast && !signal.aborted)
        await this.pool.query("UPDATE catalogue_retag SET status = 'failed' WHERE id = $1", [id]);
      throw error;
    }
  }

  private async goThrough(id: string, { work, done, changed }: Retag, signal: AbortSignal): Promise<void> {
    for (let next = done; next < work.commands.length; next += AT_ONCE) {
      signal.throwIfAborted();
      const batch = work.commands.slice(next, next + AT_ONCE);
      const counts = await Promise.all(
        batch.map(({ collection, command }) => this.write(work, collection, command)),
      );
      changed += counts.reduce((sum, count) => sum + count, 0);
      await this.pool.query('UPDATE catalogue_retag SET done = $2, changed = $3 WHERE id = $1', [
        id,
        next + batch.length,
        changed,
      ]);
    }
    // What was done stands in the streams; the list of commands has served.
    await this.pool.query("UPDATE catalogue_retag SET status = 'done', work = NULL WHERE id = $1", [id]);
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
        stream: collectionStream(collection),
        commandId,
        command,
        metadata: { ...metadata, occurredAt },
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
