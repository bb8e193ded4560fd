import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** What a member does not want to keep any more. */
export type Removal = 'DeleteView' | 'RemoveNote' | 'RemoveAlert' | 'DeleteGroup' | 'DeleteSet';

/** A member removes a saved view, a note, an alert, a group or a set of theirs. */
export class RemoveSavedItem extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly removal: Removal,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSavedItem)
export class RemoveSavedItemHandler implements ICommandHandler<RemoveSavedItem> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** @throws DomainError views/unknown, notes/unknown, alerts/unknown, groups/unknown, sets/unknown */
  async execute({ caller, removal, id }: RemoveSavedItem): Promise<void> {
    await this.savedItems.decide(caller, { type: removal, id });
  }
}
