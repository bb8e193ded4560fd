import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ValidateIf } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNested } from '../../../kernel/http/dto/nested.decorator.js';
import { MediaKeyDto } from '../../catalogue/index.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** The picture that stands for a board. */
export class ChooseCoverDto {
  /** Null lets the first picture stand for the board again. */
  @ValidateIf(({ item }: ChooseCoverDto) => item !== null)
  @IsNested(() => MediaKeyDto)
  item: MediaKeyDto | null;
}

/** Lets a picture of the board stand for it; null is its first one again. */
export class ChooseCover extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly item: MediaKeyDto | null,
  ) {
    super();
  }
}

@CommandHandler(ChooseCover)
export class ChooseCoverHandler implements ICommandHandler<ChooseCover> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-item/unknown */
  execute({ caller, slug, item }: ChooseCover) {
    return this.moodboards.change(slug, caller, { type: 'ChooseCover', item });
  }
}
