import { Inject, Injectable } from '@nestjs/common';
import { type EventMetadata, inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { IsString } from 'class-validator';
import type pg from 'pg';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { defineTask } from '../../../kernel/jobs/task.js';
import { POOL } from '../../../kernel/tokens.js';
import type { CollectionCommand } from '../domain/collection.decider.js';
import type { RetagProgressDto } from '../dto/retag-progress.dto.js';

/** A command over many collections, as it is kept until it is done: one command a collection, all under one id. */
export interface RetagWork {
  commandId: string;
  metadata: EventMetadata;
  commands: { collection: string; command: CollectionCommand }[];
}

export class RetagDto {
  @IsString()
  id: string;
}

/** One after the other; about half an hour of attempts. */
export const RETAG_COLLECTIONS = defineTask('retag-collections', RetagDto, {
  queue: 'retags',
  maxAttempts: 8,
});

const PROGRESS = 'id, status, done, cardinality(collections) AS total, changed, undone';

/** Retaggings: what is meant and how far it is stands in a table, and is gone through as a job. */
@Injectable()
export class Retags {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError retag/unknown */
  async progress(id: string): Promise<RetagProgressDto & { collections: string[] }> {
    const { rows } = await this.pool.query<RetagProgressDto & { collections: string[] }>(
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
  async begin(id: string, work: RetagWork, undone: boolean): Promise<RetagProgressDto> {
    const collections = work.commands.map(({ collection }) => collection);
    const isNew = await inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(
        `INSERT INTO catalogue_retag AS known (id, status, done, collections, undone, work)
       VALUES ($1, 'running', 0, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET status = 'running', done = 0, changed = 0, undone = true, work = excluded.work
       WHERE excluded.undone AND known.status <> 'running'`,
        [id, collections, undone, JSON.stringify(work)],
      );
      if (rowCount) await this.jobs.add(RETAG_COLLECTIONS, { id }, { key: `retag:${id}`, tx });
      return rowCount !== 0;
    });
    const { collections: _, ...progress } = await this.progress(id);
    if (!isNew && undone && !progress.undone)
      throw new DomainError('retag/conflict', 'This retagging is still under way. Undo it when it is done.');
    return progress;
  }
}
