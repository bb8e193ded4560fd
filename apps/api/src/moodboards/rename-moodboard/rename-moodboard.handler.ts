import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { RenameMoodboard } from './rename-moodboard.command.js';

@CommandHandler(RenameMoodboard)
export class RenameMoodboardHandler implements ICommandHandler<RenameMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, words: { name, description } }: RenameMoodboard) {
    return this.moodboards.decide(slug, caller, {
      type: 'Rename',
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
    });
  }
}
