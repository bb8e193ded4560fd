import { DomainError } from '@toile/platform';
import { IsString } from 'class-validator';
import { Jobs } from '../../kernel/jobs/jobs.js';
import {
  defineTask,
  HandlesTask,
  type JobContext,
  NoPayload,
  type TaskHandler,
} from '../../kernel/jobs/task.js';
import { Members } from '../accounts/index.js';
import { CheckAlert } from './alerts/check-alert.js';
import { SendDigest } from './digest/send-digest.js';
import { SavedItemsStore } from './saved-items-store.js';
import { BeginDocument } from './schedules/begin-document.js';

class SavedItemsOfDto {
  @IsString()
  subject: string;
}

// Tasks, their queue and keys are stored in the queue of jobs under the names they first had.
export const SCHEDULE_CHECKS = defineTask('look-after-desks', NoPayload, { schedule: '*/5 * * * *' });
/** One at a time: figures of pages are counted beside them. What fails is looked at again in five minutes anyway. */
const CHECK_SAVED_ITEMS = defineTask('look-after-desk', SavedItemsOfDto, { queue: 'desks', maxAttempts: 2 });

/** Every five minutes: adds a job for each member with an alert, a digest or a document that is mailed, unless one is waiting already. */
@HandlesTask(SCHEDULE_CHECKS)
export class ScheduleChecksHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    for (const subject of await this.savedItems.working())
      await this.jobs.add(CHECK_SAVED_ITEMS, { subject }, { key: `desk:${subject}` });
  }
}

/** Checks a member's alerts, sends their digest and begins their documents when they are due. Reads the stream, since a read model may lag behind. */
@HandlesTask(CHECK_SAVED_ITEMS)
export class CheckSavedItemsHandler implements TaskHandler<SavedItemsOfDto> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly members: Members,
    private readonly alerts: CheckAlert,
    private readonly digests: SendDigest,
    private readonly documents: BeginDocument,
  ) {}

  /** A failed check does not stop the others. @throws AggregateError of what failed */
  async handle({ subject }: SavedItemsOfDto, { signal }: JobContext): Promise<void> {
    const member = await this.members.find(subject);
    if (!member) return;
    const now = new Date();
    const saved = await this.savedItems.exactly(subject);
    const work = [
      ...saved.alerts.map((alert) => () => this.alerts.check(alert, member, now)),
      () => this.digests.sendIfDue(saved.digest, member, now),
      ...saved.schedules.map((one) => () => this.documents.ifDue(one, subject, now)),
    ];
    const failures: unknown[] = [];
    for (const one of work) {
      signal.throwIfAborted();
      await one().catch((error: unknown) => {
        // Subscriptions end and brands go: nothing an operator could do about it.
        if (!(error instanceof DomainError)) failures.push(error);
      });
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }
}
