import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { newBoardToken } from '../moodboard-stream.js';
import { Moodboards } from '../moodboards.js';

/** The public address of a board. */
export class SharedMoodboardDto {
  /**
   * Of the public page; whoever has it sees the board.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  token: string;
}

/** Gives a board's public page a new address; the one before stops working. */
export class ShareMoodboard extends Command<SharedMoodboardDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(ShareMoodboard)
export class ShareMoodboardHandler implements ICommandHandler<ShareMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  async execute({ caller, slug }: ShareMoodboard) {
    const share = { type: 'Share', token: newBoardToken() } as const;
    const { token } = await this.moodboards.decide(slug, caller, share);
    return { token: token ?? '' };
  }
}
