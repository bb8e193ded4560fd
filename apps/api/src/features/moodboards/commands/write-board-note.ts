import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { MOODBOARD_NOTE_LENGTH, NOTE_PAPERS, type NotePaper } from '@toile/contracts';
import { IsIn, Matches } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** A card of a board, in a path. */
export class CardParamsDto {
  /**
   * Chosen by whoever makes it, so that it is made once.
   * @example "c-m3k9x2"
   */
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'must be 1 to 40 small letters, digits and dashes' })
  card: string;
}

/** What stands on a note. */
export class WriteBoardNoteDto {
  /** @example "Everything in bottle green" */
  @IsText({ max: MOODBOARD_NOTE_LENGTH })
  text: string;

  @IsIn(NOTE_PAPERS)
  @ApiProperty({ enum: NOTE_PAPERS })
  paper: NotePaper;
}

/** Writes a note; one that is not there is made, as the last one. */
export class WriteBoardNote extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly card: string,
    readonly note: WriteBoardNoteDto,
  ) {
    super();
  }
}

@CommandHandler(WriteBoardNote)
export class WriteBoardNoteHandler implements ICommandHandler<WriteBoardNote> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-size/invalid, moodboard-card/conflict */
  execute({ caller, board, card: slug, note: { text, paper } }: WriteBoardNote) {
    const card = { type: 'note', slug, text, paper } as const;
    return this.moodboards.change(board, caller, { type: 'WriteCard', card });
  }
}
