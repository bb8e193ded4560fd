import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import { Matches } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** A section of a board, in a path. */
export class SectionParamsDto {
  /**
   * Chosen by whoever makes it, so that it is made once.
   * @example "evening"
   */
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'must be 1 to 40 small letters, digits and dashes' })
  section: string;
}

/** The name of a section. */
export class NameSectionDto {
  /** @example "For the evening" */
  @IsText({ min: 1, max: MOODBOARD_NAME_LENGTH })
  name: string;
}

/** Names a section of a board; one that is not there is made, as the last one. */
export class NameSection extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly section: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(NameSection)
export class NameSectionHandler implements ICommandHandler<NameSection> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-sections/invalid */
  execute({ caller, board, section, name }: NameSection) {
    return this.moodboards.change(board, caller, { type: 'NameSection', section, name });
  }
}
