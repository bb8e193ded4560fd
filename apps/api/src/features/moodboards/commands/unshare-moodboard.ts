import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Moodboards } from '../moodboards.js';

/** Takes the public page of a board away. */
export class UnshareMoodboard extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(UnshareMoodboard)
export class UnshareMoodboardHandler implements ICommandHandler<UnshareMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  async execute({ caller, slug }: UnshareMoodboard) {
    await this.moodboards.change(slug, caller, { type: 'Unshare' });
  }
}
