import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_ITEMS } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { BoardItemKeyDto } from '../board-item-key.dto.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Pictures and cards of a board. */
export class RemoveLooksDto {
  @IsNestedList(() => BoardItemKeyDto, { min: 1, max: MOODBOARD_ITEMS })
  items: BoardItemKeyDto[];
}

/** Takes pictures and cards off a board; those that are not on it are left out. */
export class RemoveLooks extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly items: readonly BoardItemKeyDto[],
  ) {
    super();
  }
}

@CommandHandler(RemoveLooks)
export class RemoveLooksHandler implements ICommandHandler<RemoveLooks> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, items }: RemoveLooks) {
    return this.moodboards.change(slug, caller, { type: 'RemoveLooks', items });
  }
}
