import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { defineTask, HandlesTask, type TaskHandler } from '../../../kernel/jobs/task.js';
import { Drafts } from '../drafts.js';
import { PublishDrafts } from '../publish-drafts.js';
import { EntryNameDto } from '../written-entry.dto.js';

/** An entry, and the time it was to be published at. */
export class ScheduledEntry extends EntryNameDto {
  @IsTime()
  at: string;
}

export const PUBLISH_SCHEDULED = defineTask('publish-draft', ScheduledEntry);

/** A draft whose time has come; one that was cancelled, moved or published before is left as it is. */
@HandlesTask(PUBLISH_SCHEDULED)
export class PublishScheduledHandler implements TaskHandler<ScheduledEntry> {
  constructor(
    private readonly drafts: Drafts,
    private readonly publishing: PublishDrafts,
  ) {}

  async handle({ kind, slug, at }: ScheduledEntry): Promise<void> {
    const draft = await this.drafts.find({ kind, slug });
    if (draft?.publish_at?.toISOString() !== at) return;
    const { version, edited_by: actor } = draft;
    // The same at each attempt: what was published before a crash is not published a second time.
    const commandId = `scheduled:${version}:${at}`;
    const metadata = { correlationId: commandId, causationId: null, actor, occurredAt: new Date() };
    await this.publishing.publish({ kind, slug }, version, { subject: actor, commandId, metadata });
  }
}
