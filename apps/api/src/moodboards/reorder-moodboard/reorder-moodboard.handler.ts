import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { ReorderMoodboard } from './reorder-moodboard.command.js';

@CommandHandler(ReorderMoodboard)
export class ReorderMoodboardHandler implements ICommandHandler<ReorderMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, order, version }: ReorderMoodboard) {
    return this.moodboards.decide(slug, caller, { type: 'Reorder', order }, version);
  }
}
