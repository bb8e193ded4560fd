import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { boardFor } from '../domain/board-permissions.js';
import { writerOf } from '../domain/board-words.js';
import { saysNothing } from '../domain/cards.js';
import type { NotedItem } from '../domain/events-between.js';
import { isCard, keyOf } from '../domain/moodboard.state.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';
import { RemoveLooks, RemoveLooksDto } from './remove-looks.js';

/** Pictures of a board, and where they go. */
export class MoveLooksDto extends RemoveLooksDto {
  /**
   * Slug of another board the member may change.
   * @example "5f1c2d3e4a5b6c7d"
   */
  @IsSlug()
  to: string;
}

/**
 * Takes pictures off a board and puts them on another one. Notes go with them where both are one owner's; else those of who moves
 * them, since what others wrote for the people of one board is not for those of another.
 */
export class MoveLooks extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly moved: MoveLooksDto,
  ) {
    super();
  }
}

@CommandHandler(MoveLooks)
export class MoveLooksHandler implements ICommandHandler<MoveLooks> {
  constructor(
    private readonly commands: CommandBus,
    private readonly moodboards: Moodboards,
  ) {}

  /** First there, then off here: what is interrupted leaves a picture on both boards, never on none. */
  async execute({ caller, slug, moved: { items, to } }: MoveLooks) {
    // Onto itself is no move at all.
    if (to === slug) return this.commands.execute(new RemoveLooks(caller, slug, []));
    const wanted = new Set(items.map(keyOf));
    const [board, target] = await Promise.all([
      this.moodboards.boardOf(slug, caller.subject),
      this.moodboards.boardOf(to, caller.subject),
    ]);
    // Refused before anything is put elsewhere.
    boardFor({ type: 'RemoveLooks', by: caller.subject }, { ...board, status: 'open' });
    const goes = (writer: string) => board.owner === target.owner || writer === caller.subject;
    const pictures = board.items
      .filter((item) => wanted.has(keyOf(item)))
      .flatMap((item): NotedItem[] => {
        // Cards are nothing but words and pictures of somebody's own.
        if (isCard(item)) return goes(item.writer) && !saysNothing(item) ? [item] : [];
        const writer = writerOf(board, keyOf(item));
        return [{ ...item, writer, comment: goes(writer) ? item.comment : null }];
      });
    await this.moodboards.change(to, caller, { type: 'AddLooks', pictures });
    const moved = new Set(pictures.map(keyOf));
    return this.commands.execute(
      new RemoveLooks(
        caller,
        slug,
        items.filter((item) => moved.has(keyOf(item))),
      ),
    );
  }
}
