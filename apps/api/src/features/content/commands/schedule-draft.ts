import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { IsOptional } from 'class-validator';
import type pg from 'pg';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { deleteJobs, Jobs } from '../../../kernel/jobs/jobs.js';
import { POOL } from '../../../kernel/tokens.js';
import { AnsweredFigures } from '../answered-figures.js';
import { Drafts, type EntryName, scheduleKey } from '../drafts.js';
import { EntryNumbers } from '../entry-numbers.js';
import { publishable } from '../publish-drafts.js';
import { WrittenEntries } from '../written-entries.js';
import { DraftDto } from '../written-entry.dto.js';
import { refuseUnseen, SeenDraftDto } from './publish-draft.js';
import { PUBLISH_SCHEDULED } from './publish-scheduled.handler.js';

export class ScheduleDraftDto extends SeenDraftDto {
  /**
   * When it is published by itself; null for never.
   * @example "2026-12-01T09:00:00Z"
   */
  @IsOptional()
  @IsTime()
  at: string | null;
}

/** An editor says when a draft is published by itself, or that it is not. */
export class ScheduleDraft extends Command<DraftDto> {
  constructor(
    readonly caller: Caller,
    readonly name: EntryName,
    readonly sent: ScheduleDraftDto,
  ) {
    super();
  }
}

@CommandHandler(ScheduleDraft)
export class ScheduleDraftHandler implements ICommandHandler<ScheduleDraft> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly drafts: Drafts,
    private readonly entries: WrittenEntries,
    private readonly jobs: Jobs,
    private readonly figures: AnsweredFigures,
    private readonly numbers: EntryNumbers,
  ) {}

  /** @throws DomainError content-draft/unknown, content-draft/conflict, content-live/conflict, content-schedule/invalid; ValidationError */
  async execute({ caller: { subject }, name, sent }: ScheduleDraft): Promise<DraftDto> {
    const at = sent.at ? new Date(sent.at) : null;
    if (at && at <= new Date())
      throw new DomainError('content-schedule/invalid', 'Name a time that lies ahead, or publish it now.');
    const { kind, slug } = name;
    if (at) refuseUnseen((await this.entries.history(kind, slug)).length, sent);
    await inTransaction(this.pool, async (tx) => {
      const draft = await this.drafts.lock(name, tx, sent.version);
      // What is refused is refused now, while somebody is there to mend it.
      if (at) {
        const entry = await publishable(draft, at);
        await this.figures.mustBeAnswered(entry);
        await this.numbers.mustBeFree(entry);
      }
      await this.drafts.schedule(name, tx, at, subject);
      const key = scheduleKey(kind, slug);
      if (at)
        await this.jobs.add(PUBLISH_SCHEDULED, { kind, slug, at: at.toISOString() }, { key, runAt: at, tx });
      else await deleteJobs(tx, key);
    });
    return this.entries.toDraft(await this.drafts.get(name));
  }
}
