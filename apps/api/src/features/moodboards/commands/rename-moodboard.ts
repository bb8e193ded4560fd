import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_DESCRIPTION_LENGTH, MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import { IsOptional, ValidateIf } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EmptyIsNull, IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** What changes of a board; what is left out stays. */
export class RenameMoodboardDto {
  /**
   * Needed unless the description changes.
   * @example "Denim"
   */
  @ValidateIf(({ name, description }: RenameMoodboardDto) => name !== undefined || description === undefined)
  @IsText({ min: 1, max: MOODBOARD_NAME_LENGTH })
  name?: string;

  /**
   * An empty one takes the description away.
   * @example "For winter"
   */
  @IsOptional()
  @EmptyIsNull()
  @IsText({ max: MOODBOARD_DESCRIPTION_LENGTH })
  description?: string | null;
}

/** Gives a board another name or description. */
export class RenameMoodboard extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly words: RenameMoodboardDto,
  ) {
    super();
  }
}

@CommandHandler(RenameMoodboard)
export class RenameMoodboardHandler implements ICommandHandler<RenameMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, words: { name, description } }: RenameMoodboard) {
    return this.moodboards.change(slug, caller, { type: 'Rename', name, description });
  }
}
