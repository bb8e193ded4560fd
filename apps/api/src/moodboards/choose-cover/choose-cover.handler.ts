import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { ChooseCover } from './choose-cover.command.js';

@CommandHandler(ChooseCover)
export class ChooseCoverHandler implements ICommandHandler<ChooseCover> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, item }: ChooseCover) {
    return this.moodboards.decide(slug, caller, { type: 'ChooseCover', item });
  }
}
