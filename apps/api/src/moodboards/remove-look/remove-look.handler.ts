import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { RemoveLook } from './remove-look.command.js';

@CommandHandler(RemoveLook)
export class RemoveLookHandler implements ICommandHandler<RemoveLook> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug, item }: RemoveLook) {
    return this.moodboards.decide(slug, caller, { type: 'RemoveLook', item });
  }
}
