import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { DigestDto } from '../digest/digest.dto.js';
import { DigestsAsSeen } from '../digest/digests-as-seen.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A member pauses their weekly digest, or that of a colleague who lets them, by its id; or lets it go on. */
export class PauseDigest extends Command<DigestDto> {
  constructor(
    readonly caller: Caller,
    readonly paused: boolean,
    readonly id?: string,
  ) {
    super();
  }
}

@CommandHandler(PauseDigest)
export class PauseDigestHandler implements ICommandHandler<PauseDigest> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly digests: DigestsAsSeen,
  ) {}

  /** @throws DomainError digest/unknown, item/forbidden */
  async execute({ caller, paused, id }: PauseDigest): Promise<DigestDto> {
    const { subject } = caller;
    const owner = id ? (await this.shared.editable('digest', id, subject)).owner : subject;
    const at = caller.metadata.occurredAt.toISOString();
    const command = paused ? ({ type: 'PauseDigest' } as const) : ({ type: 'ResumeDigest', at } as const);
    const { digest } = await this.savedItems.decide({ ...caller, subject: owner }, command);
    return this.digests.of(digest, owner, subject);
  }
}
