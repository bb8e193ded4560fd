import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { type DigestDto, shownDigest } from '../digest/digest.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** A member pauses their weekly digest, or lets it go on. */
export class PauseDigest extends Command<DigestDto> {
  constructor(
    readonly caller: Caller,
    readonly paused: boolean,
  ) {
    super();
  }
}

@CommandHandler(PauseDigest)
export class PauseDigestHandler implements ICommandHandler<PauseDigest> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** @throws DomainError digest/unknown */
  async execute({ caller, paused }: PauseDigest): Promise<DigestDto> {
    const at = caller.metadata.occurredAt.toISOString();
    const command = paused ? ({ type: 'PauseDigest' } as const) : ({ type: 'ResumeDigest', at } as const);
    return shownDigest((await this.savedItems.decide(caller, command)).digest);
  }
}
