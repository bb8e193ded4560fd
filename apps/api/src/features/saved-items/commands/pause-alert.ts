import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { type AlertDto, alertOf } from '../alerts/alert.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** A member pauses an alert, or lets it go on. */
export class PauseAlert extends Command<AlertDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly paused: boolean,
  ) {
    super();
  }
}

@CommandHandler(PauseAlert)
export class PauseAlertHandler implements ICommandHandler<PauseAlert> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** @throws DomainError alerts/unknown */
  async execute({ caller, id, paused }: PauseAlert): Promise<AlertDto> {
    const type = paused ? 'PauseAlert' : 'ResumeAlert';
    return alertOf(await this.savedItems.decide(caller, { type, id }), id);
  }
}
