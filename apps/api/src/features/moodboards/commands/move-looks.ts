import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { keyOf } from '../domain/moodboard.state.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';
import { RemoveLooks, RemoveLooksDto } from './remove-looks.js';

/** Pictures of a board, and where they go. */
export class MoveLooksDto extends RemoveLooksDto {
  /**
   * Slug of another board of the same member.
   * @example "5f1c2d3e4a5b6c7d"
   */
  @IsSlug()
  to: string;
}

/** Takes pictures off a board and puts them with their notes on another one. */
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
    const board = await this.moodboards.boardOf(slug, caller.subject);
    const pictures = board.items.filter((item) => wanted.has(keyOf(item)));
    await this.moodboards.change(to, caller, { type: 'AddLooks', pictures });
    return this.commands.execute(new RemoveLooks(caller, slug, items));
  }
}
