import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { MailedAddresses } from '../schedules/mailed-addresses.js';

/** What a member does not want to keep any more. */
export type Removal =
  | 'DeleteView'
  | 'RemoveNote'
  | 'RemoveAlert'
  | 'DeleteGroup'
  | 'DeleteSet'
  | 'RemoveSchedule';

/** A member removes a saved view, a note, an alert, a group, a set or a document that is mailed. */
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
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly addresses: MailedAddresses,
  ) {}

  /** @throws DomainError views/unknown, notes/unknown, alerts/unknown, groups/unknown, sets/unknown, schedules/unknown */
  async execute({ caller, removal, id }: RemoveSavedItem): Promise<void> {
    await this.savedItems.decide(caller, { type: removal, id });
    if (removal === 'RemoveSchedule') await this.addresses.removeAll(caller.subject, id);
  }
}
