import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_ITEMS, MOODBOARD_SECTIONS } from '@toile/contracts';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Another order of a board. */
export class ReorderMoodboardDto {
  /**
   * Every picture once, as `type:slug`. Where sections stand in it (`section:id`, each once), the pictures after one are
   * its own; where none does, each picture stays in its section.
   * @example ["look:castellani-brera-fall-winter-2026-look-12"]
   */
  @IsArray()
  @ArrayMaxSize(MOODBOARD_ITEMS + MOODBOARD_SECTIONS)
  @IsString({ each: true })
  @MaxLength(220, { each: true })
  order: string[];

  /**
   * Of the board as the reader saw it.
   * @example 2
   */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;
}

/** Puts the pictures of a board in another order, unless the board has changed since its version. */
export class ReorderMoodboard extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly wanted: ReorderMoodboardDto,
  ) {
    super();
  }
}

@CommandHandler(ReorderMoodboard)
export class ReorderMoodboardHandler implements ICommandHandler<ReorderMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-order/invalid; ConcurrencyError where the board has changed */
  execute({ caller, slug, wanted: { order, version } }: ReorderMoodboard) {
    return this.moodboards.change(slug, caller, { type: 'Reorder', order }, version);
  }
}
