import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** A version of a board. */
export class BringBackDto {
  /** @example 2 */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}

/** Makes a board show again what it showed at a version. What came after stays in its history. */
export class BringBack extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(BringBack)
export class BringBackHandler implements ICommandHandler<BringBack> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-version/unknown */
  async execute({ caller, slug, version }: BringBack) {
    const content = await this.moodboards.boardOf(slug, caller.subject, version);
    return this.moodboards.change(slug, caller, { type: 'BringBack', content });
  }
}
