import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inTransaction } from '@toile/event-store';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type pg from 'pg';
import { deleteJobs } from '../../../kernel/jobs/jobs.js';
import { POOL } from '../../../kernel/tokens.js';
import { Drafts, type EntryName, scheduleKey } from '../drafts.js';
import { EntryNameDto } from '../written-entry.dto.js';

/** Which draft is thrown away. */
export class DiscardedDraftDto extends EntryNameDto {
  /** Of the draft as it was seen. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;
}

/** An editor throws a draft away; what is published stays. */
export class DiscardDraft extends Command<void> {
  constructor(
    readonly name: EntryName,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(DiscardDraft)
export class DiscardDraftHandler implements ICommandHandler<DiscardDraft> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly drafts: Drafts,
  ) {}

  /** @throws DomainError content-draft/unknown, content-draft/conflict */
  async execute({ name, version }: DiscardDraft): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      const draft = await this.drafts.lock(name, tx, version);
      await this.drafts.remove(draft, tx);
      if (draft.publish_at) await deleteJobs(tx, scheduleKey(draft.kind, draft.slug));
    });
  }
}
