import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { lastDueOf } from '../../../kernel/jobs/weekly-due.js';
import type { Schedule } from '../domain/saved-items.state.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { SEND_DOCUMENT } from './send-document.handler.js';

/** Makes a job of what is due, in the transaction that says so: once, and late where nothing ran when it was due. */
@Injectable()
export class BeginDocument {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly jobs: Jobs,
  ) {}

  async ifDue({ id, paused, weekdays, since }: Schedule, subject: string, now: Date): Promise<void> {
    const due = lastDueOf(weekdays, now).toISOString();
    if (!paused && due > since) await this.at(id, subject, due, now);
  }

  /** @throws DomainError schedules/unknown */
  async at(id: string, subject: string, due: string, now: Date): Promise<void> {
    await this.savedItems.decideAlone(subject, { type: 'BeginDocument', id, due }, now, (tx) =>
      this.jobs.add(SEND_DOCUMENT, { subject, id, due }, { key: `document:${subject}:${id}`, tx }),
    );
  }
}
