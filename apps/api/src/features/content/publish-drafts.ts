import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { deleteJobs } from '../../kernel/jobs/jobs.js';
import { POOL } from '../../kernel/tokens.js';
import { PublishContent } from './commands/publish-content.js';
import type { Entry } from './domain/content.events.js';
import { timed } from './domain/timed.js';
import { type Draft, Drafts, type EntryName, scheduleKey } from './drafts.js';
import { documentOf } from './entry-input.js';

/** Makes drafts what readers see, by the command that publishes everything. */
@Injectable()
export class PublishDrafts {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly commands: CommandBus,
    private readonly drafts: Drafts,
  ) {}

  /**
   * Whoever saves, cancels or publishes it meanwhile waits until it is done.
   * @throws DomainError content-draft/unknown, content-draft/conflict; ValidationError where it may not be published
   */
  publish(name: EntryName, version: number, caller: Caller): Promise<Entry> {
    return inTransaction(this.pool, async (tx) => {
      const draft = await this.drafts.lock(name, tx, version);
      const entry = await this.commands.execute(new PublishContent(caller, await publishable(draft)));
      await this.drafts.remove(draft, tx);
      if (draft.publish_at) await deleteJobs(tx, scheduleKey(draft.kind, draft.slug));
      return entry;
    });
  }
}

/** As it may be published: now, or when its time comes. @throws ValidationError naming each field at fault */
export async function publishable({ kind, slug, doc, publish_at }: Draft, at = publish_at): Promise<Entry> {
  return { kind, slug, doc: await documentOf(kind, timed(kind, doc, at ?? new Date())) };
}
