import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, MaxLength } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { idOf } from '../id-of-command.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { SavedViewDto } from '../saved-view.dto.js';
import { keptOf, placeOfNew } from '../sets/kept-of.js';

/** A page of the dashboard, and what it is to be called. */
export class SaveViewDto {
  /** @example "Milan" */
  @IsText({ min: 1, max: 100 })
  name: string;

  /**
   * Path and query of a page of the dashboard, without the language.
   * @example "/data/dashboard/trends?city=milan"
   */
  // Only pages of the dashboard: what is kept is followed as a link later.
  @Matches(/^\/data\/dashboard\/[a-z-]+(\?[\w\-.~%&=+,:;*]*)?$/, {
    message: 'must be path and query of a page of the dashboard',
  })
  @MaxLength(2_000)
  address: string;
}

/** A member keeps a page of the dashboard under a name. */
export class SaveView extends Command<SavedViewDto> {
  constructor(
    readonly caller: Caller,
    readonly view: SaveViewDto,
  ) {
    super();
  }
}

@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** @throws DomainError views/conflict */
  async execute({ caller, view: { name, address } }: SaveView): Promise<SavedViewDto> {
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const save = { type: 'SaveView', by: caller.subject, id, name, address, at } as const;
    const { views } = await this.savedItems.decide(caller, save);
    return { ...keptOf(views, id), ...placeOfNew() };
  }
}
