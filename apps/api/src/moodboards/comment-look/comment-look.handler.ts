import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { CommentLook } from './comment-look.command.js';

@CommandHandler(CommentLook)
export class CommentLookHandler implements ICommandHandler<CommentLook> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, item, comment }: CommentLook) {
    return this.moodboards.decide(slug, caller, { type: 'CommentLook', item, comment });
  }
}
