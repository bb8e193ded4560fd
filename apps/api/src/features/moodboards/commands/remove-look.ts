import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { MediaKeyDto } from '../../catalogue/index.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** A picture on a board. */
export class RemoveLookDto extends MediaKeyDto {
  /**
   * Slug of the board.
   * @example "5f1c2d3e4a5b6c7d"
   */
  @IsSlug()
  moodboard: string;
}

/** Takes a picture off a board. */
export class RemoveLook extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly removed: RemoveLookDto,
  ) {
    super();
  }
}

@CommandHandler(RemoveLook)
export class RemoveLookHandler implements ICommandHandler<RemoveLook> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, removed: { moodboard, type, slug } }: RemoveLook) {
    return this.moodboards.change(moodboard, caller, { type: 'RemoveLook', item: { type, slug } });
  }
}
