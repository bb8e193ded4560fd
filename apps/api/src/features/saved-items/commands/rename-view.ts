import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { type SavedViewDto, viewOf } from '../saved-view.dto.js';

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
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** @throws DomainError views/unknown */
  async execute({ caller, id, name }: RenameView): Promise<SavedViewDto> {
    const rename = { type: 'RenameView', by: caller.subject, id, name } as const;
    return viewOf(await this.savedItems.decide(caller, rename), id);
  }
}
