import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Takes a section away, if it is there; its pictures stay, in the section before it. */
export class RemoveSection extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly section: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSection)
export class RemoveSectionHandler implements ICommandHandler<RemoveSection> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, board, section }: RemoveSection) {
    return this.moodboards.change(board, caller, { type: 'RemoveSection', section });
  }
}
