import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { placed } from '../domain/arrangement.js';
import { type Board, keysOf } from '../domain/moodboard.state.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';
import { OwnPictures } from '../own-pictures/own-pictures.js';

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
  constructor(
    private readonly moodboards: Moodboards,
    private readonly pictures: OwnPictures,
  ) {}

  /** @throws DomainError moodboard-version/unknown */
  async execute({ caller, slug, version }: BringBack) {
    const content = await this.withoutGone(await this.moodboards.boardOf(slug, caller.subject, version));
    return this.moodboards.change(slug, caller, { type: 'BringBack', content });
  }

  /** Pictures of the member's own that are no longer kept cannot come back. */
  private async withoutGone(board: Board): Promise<Board> {
    const own = board.items.flatMap((item) => (item.type === 'picture' ? [item.picture] : []));
    const present = await this.pictures.present(own);
    const items = board.items.filter((item) => item.type !== 'picture' || present.has(item.picture));
    return { ...board, items, places: placed(board.places, {}, keysOf(items)) };
  }
}
