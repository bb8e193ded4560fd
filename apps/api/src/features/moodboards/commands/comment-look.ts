import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { MEDIA_TYPES, type MediaType, MOODBOARD_COMMENT_LENGTH } from '@toile/contracts';
import { IsIn, IsOptional } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** A note on a picture. */
export class CommentLookDto {
  /** Tells a look from a street style of the same slug. */
  @IsOptional()
  @IsIn(MEDIA_TYPES)
  @ApiPropertyOptional({ enum: MEDIA_TYPES })
  type?: MediaType;

  /**
   * An empty one takes the note away.
   * @example "The cut of the sleeve"
   */
  @IsText({ max: MOODBOARD_COMMENT_LENGTH })
  comment: string;
}

/** Writes a comment beside a picture of a board; an empty one removes it. */
export class CommentLook extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly look: string,
    readonly note: CommentLookDto,
  ) {
    super();
  }
}

@CommandHandler(CommentLook)
export class CommentLookHandler implements ICommandHandler<CommentLook> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-item/unknown */
  execute({ caller, board, look, note: { type, comment } }: CommentLook) {
    const item = type ? { type, slug: look } : { slug: look };
    return this.moodboards.change(board, caller, { type: 'CommentLook', item, comment });
  }
}
