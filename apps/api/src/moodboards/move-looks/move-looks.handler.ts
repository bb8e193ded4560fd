import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { keyOf } from '../domain/moodboard.state.js';
import { Moodboards } from '../moodboards.js';
import { MoveLooks } from './move-looks.command.js';

@CommandHandler(MoveLooks)
export class MoveLooksHandler implements ICommandHandler<MoveLooks> {
  constructor(private readonly moodboards: Moodboards) {}

  /** First there, then off here: what is interrupted leaves a picture on both boards, never on none. */
  async execute({ caller, slug, items, to }: MoveLooks) {
    if (to !== null && to !== slug) {
      const wanted = new Set(items.map(keyOf));
      const board = await this.moodboards.boardOf(slug, caller.subject);
      const pictures = board.items.filter((item) => wanted.has(keyOf(item)));
      await this.moodboards.decide(to, caller, { type: 'AddLooks', pictures });
    }
    // Onto itself is no move at all.
    return this.moodboards.decide(slug, caller, { type: 'RemoveLooks', items: to === slug ? [] : items });
  }
}
