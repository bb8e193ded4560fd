import { Injectable } from '@nestjs/common';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { IsString } from 'class-validator';
import { DataSource } from 'typeorm';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { defineTask } from '../../../kernel/jobs/task.js';
import type { RetagListDto, RetagProgressDto } from '../dto/retag-progress.dto.js';
import { RetagEntity, type RetagWork } from '../read-models/retag.entity.js';

export class RetagDto {
  @IsString()
  id: string;
}

/** One after the other; about half an hour of attempts. */
export const RETAG_COLLECTIONS = defineTask('retag-collections', RetagDto, {
  queue: 'retags',
  maxAttempts: 8,
});

/** All but the commands, of which there may be thousands. */
const TOLD = {
  id: true,
  status: true,
  done: true,
  changed: true,
  left_out: true,
  undone: true,
  collections: true,
  started_at: true,
  added: true,
  removed: true,
} as const;

/** Retaggings: what is meant and how far it is stands in a table, and is gone through as a job. */
@Injectable()
export class Retags {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError retag/unknown */
  async progress(id: string): Promise<RetagProgressDto & { collections: string[] }> {
    const found = await this.dataSource.getRepository(RetagEntity).findOne({ where: { id }, select: TOLD });
    if (!found) throw new DomainError('retag/unknown', 'There is no such retagging.');
    return { ...toProgress(found), collections: found.collections };
  }

  /** A page of all there were, the newest first. */
  async list(page: number): Promise<RetagListDto> {
    const [found, count] = await this.dataSource.getRepository(RetagEntity).findAndCount({
      select: TOLD,
      order: { started_at: 'DESC', id: 'ASC' },
      take: LISTING_PAGE_SIZE,
      skip: (page - 1) * LISTING_PAGE_SIZE,
    });
    return pageOf(found.map(toProgress), count, page);
  }

  /**
   * Notes what is meant and goes through it in the background; the same id again only tells how far it is, unless it
   * is to be undone.
   * @throws DomainError retag/conflict when it is to be undone before it is done
   */
  async begin(
    id: string,
    work: RetagWork,
    undone: boolean,
    tags: { added: readonly string[]; removed: readonly string[] },
  ): Promise<RetagProgressDto> {
    const collections = work.commands.map(({ collection }) => collection);
    const isNew = await this.dataSource.transaction(async (tx) => {
      // By hand: TypeORM's upsert has no condition.
      const noted = await tx.query<unknown[]>(
        `INSERT INTO catalogue_retag AS known (id, status, done, collections, undone, work, added, removed)
       VALUES ($1, 'running', 0, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET status = 'running', done = 0, changed = 0, undone = true, work = excluded.work
       WHERE excluded.undone AND known.status <> 'running' RETURNING id`,
        [id, collections, undone, JSON.stringify(work), tags.added, tags.removed],
      );
      if (noted.length > 0) await this.jobs.add(RETAG_COLLECTIONS, { id }, { key: `retag:${id}`, tx });
      return noted.length > 0;
    });
    const { collections: _, ...progress } = await this.progress(id);
    if (!isNew && undone && !progress.undone)
      throw new DomainError('retag/conflict', 'This retagging is still under way. Undo it when it is done.');
    return progress;
  }
}

function toProgress(retag: Omit<RetagEntity, 'work'>): RetagProgressDto {
  const { id, status, done, changed, left_out, undone, collections, started_at, added, removed } = retag;
  const total = collections.length;
  return {
    id,
    status,
    done,
    total,
    changed,
    left_out,
    undone,
    started_at: started_at.toISOString(),
    added,
    removed,
  };
}
