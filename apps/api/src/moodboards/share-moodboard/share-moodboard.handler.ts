import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newBoardToken } from '../create-moodboard/create-moodboard.handler.js';
import { Moodboards } from '../moodboards.js';
import { ShareMoodboard } from './share-moodboard.command.js';

@CommandHandler(ShareMoodboard)
export class ShareMoodboardHandler implements ICommandHandler<ShareMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, shared }: ShareMoodboard) {
    const command = shared
      ? ({ type: 'Share', token: newBoardToken() } as const)
      : ({ type: 'Unshare' } as const);
    return this.moodboards.decide(slug, caller, command);
  }
}
