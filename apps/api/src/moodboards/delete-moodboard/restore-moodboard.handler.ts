import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Moodboards } from '../moodboards.js';
import { RestoreMoodboard } from './restore-moodboard.command.js';

@CommandHandler(RestoreMoodboard)
export class RestoreMoodboardHandler implements ICommandHandler<RestoreMoodboard> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, slug }: RestoreMoodboard) {
    return this.moodboards.decide(slug, caller, { type: 'Restore', at: caller.metadata.occurredAt });
  }
}
