import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { SavedViewDto } from '../saved-view.dto.js';
import { keptOf } from '../sets/kept-of.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** Another name for a saved view. */
export class RenameViewDto {
  /** @example "Milano" */
  @IsText({ min: 1, max: 100 })
  name: string;
}

/** A member gives a saved view another name. */
export class RenameView extends Command<SavedViewDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenameView)
export class RenameViewHandler implements ICommandHandler<RenameView> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
  ) {}

  /** @throws DomainError views/unknown */
  async execute({ caller, id, name }: RenameView): Promise<SavedViewDto> {
    const { owner } = await this.shared.editable('view', id, caller.subject);
    const rename = { type: 'RenameView', by: owner, id, name } as const;
    const { views } = await this.savedItems.decide({ ...caller, subject: owner }, rename);
    return { ...keptOf(views, id), ...(await this.shared.placeOf('view', id, owner, caller.subject)) };
  }
}
